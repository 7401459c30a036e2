# The core for the browser: clang for wasm32, linked by calling wasm-ld itself (the clang driver
# would run any wasm-opt it finds on PATH).
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "-msimd128 -mbulk-memory")
set(CMAKE_C_LINK_EXECUTABLE
    "wasm-ld-19 --no-entry --strip-all --gc-sections -z stack-size=1048576 \
--initial-memory=16777216 --max-memory=268435456 /usr/lib/wasm32-wasi/crt1-reactor.o <OBJECTS> \
<LINK_LIBRARIES> -L/usr/lib/wasm32-wasi -lc \
/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a -o <TARGET>")
