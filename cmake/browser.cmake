# The WebAssembly modules: the core for the page, and a test module with the dull generator.
file(GLOB WASM CONFIGURE_DEPENDS src/wasm/*.c)
# -Os searches as fast as -O3 here, and is a sixth smaller.
add_compile_options(-fvisibility=hidden -Os)
add_executable(core ${CORE} ${WASM})
set_target_properties(core PROPERTIES OUTPUT_NAME damier SUFFIX .wasm)

file(GLOB WASM_TESTS CONFIGURE_DEPENDS tests/wasm/*.c)
if(WASM_TESTS)
  file(GLOB DULL CONFIGURE_DEPENDS tests/dull/*.c)
  add_executable(core_tests ${CORE} ${WASM_TESTS} ${DULL})
  target_include_directories(core_tests PRIVATE tests)
  set_target_properties(core_tests PROPERTIES OUTPUT_NAME tests SUFFIX .wasm)
endif()
