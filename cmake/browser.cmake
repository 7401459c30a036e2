# The WebAssembly modules: the core for the page, and a test module with the dull generator.
file(GLOB WASM CONFIGURE_DEPENDS src/wasm/*.c)
# Small, but for the engine: -O3 there searches 6 % faster for 2 KB more (compressed), and linking all
# as one another 4 % for 1 KB. -O3 everywhere would be as fast again, and 10 KB more; -Os searches no
# faster than -Oz (5 % slower to 3 % faster, by rule set) for 5 KB.
add_compile_options(-fvisibility=hidden -Oz -flto)
add_executable(core ${CORE} ${WASM})
file(GLOB ENGINE src/engine/*.c)
set_source_files_properties(${ENGINE} PROPERTIES COMPILE_OPTIONS -O3)
set_target_properties(core PROPERTIES OUTPUT_NAME damier SUFFIX .wasm)

file(GLOB WASM_TESTS CONFIGURE_DEPENDS tests/wasm/*.c)
if(WASM_TESTS)
  file(GLOB DULL CONFIGURE_DEPENDS tests/dull/*.c)
  add_executable(core_tests ${CORE} ${WASM_TESTS} ${DULL})
  target_include_directories(core_tests PRIVATE tests)
  set_target_properties(core_tests PROPERTIES OUTPUT_NAME tests SUFFIX .wasm)
endif()
