# The library, the command, tests, benches and fuzz targets.
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(LWS REQUIRED libwebsockets)
pkg_check_modules(UV REQUIRED libuv)
pkg_check_modules(SQLITE REQUIRED sqlite3)
pkg_check_modules(CMOCKA QUIET cmocka)

# Endgame tables are read everywhere, and made here.
file(GLOB TABLE_MAKER CONFIGURE_DEPENDS src/tables/maker/*.c)
add_library(damier_core STATIC ${CORE} ${TABLE_MAKER})
set_target_properties(damier_core PROPERTIES OUTPUT_NAME damier)
include(cmake/networks.cmake)
target_link_libraries(damier_core PUBLIC Threads::Threads)

# What the browser has no use for: matches against other programs, and training.
file(GLOB TRAIN CONFIGURE_DEPENDS src/proto/*.c src/train/*.c)
add_library(damier_train STATIC ${TRAIN})
target_link_libraries(damier_train PUBLIC damier_core m)
# Sums of floats in any order: only the trainer has floats, and nothing depends on their last bits.
set_source_files_properties(src/train/learner.c PROPERTIES COMPILE_OPTIONS -ffast-math)

# What people are worth.
file(GLOB RATING CONFIGURE_DEPENDS src/rating/*.c)
add_library(damier_rating STATIC ${RATING})
target_link_libraries(damier_rating PUBLIC damier_core m)

# What outlives the server.
file(GLOB STORE CONFIGURE_DEPENDS src/store/*.c)
add_library(damier_store STATIC ${STORE})
target_include_directories(damier_store SYSTEM PUBLIC ${SQLITE_INCLUDE_DIRS})
target_link_libraries(damier_store PUBLIC damier_core ${SQLITE_LIBRARIES})

file(GLOB SERVER CONFIGURE_DEPENDS src/server/*.c)
if(SERVER)
  add_library(damier_server STATIC ${SERVER})
  target_include_directories(damier_server SYSTEM PRIVATE ${LWS_INCLUDE_DIRS} ${UV_INCLUDE_DIRS})
  target_link_libraries(damier_server PUBLIC damier_core ${LWS_LIBRARIES} ${UV_LIBRARIES})
endif()

file(GLOB CLI CONFIGURE_DEPENDS src/cli/*.c)
if(CLI)
  add_executable(damier ${CLI})
  target_compile_definitions(damier PRIVATE DAMIER_VERSION="${PROJECT_VERSION}")
  target_link_libraries(damier PRIVATE damier_train $<TARGET_NAME_IF_EXISTS:damier_server>)
endif()

# Each tests/test_NAME.c is a cmocka program of its own; what they share is in tests/support/ and
# tests/dull/ (the dull generator).
enable_testing()
if(CMOCKA_FOUND)
  file(GLOB SUPPORT CONFIGURE_DEPENDS tests/support/*.c tests/dull/*.c)
  add_library(test_support STATIC ${SUPPORT} tests/support/empty.c)
  target_link_libraries(test_support PUBLIC damier_train damier_rating damier_store ${CMOCKA_LIBRARIES} m)
  target_include_directories(test_support PUBLIC tests)
  target_compile_definitions(test_support PUBLIC SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  file(GLOB TESTS CONFIGURE_DEPENDS tests/test_*.c)
  foreach(file ${TESTS})
    get_filename_component(name ${file} NAME_WE)
    add_executable(${name} ${file})
    target_link_libraries(${name} PRIVATE test_support)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1500)
  endforeach()
endif()

file(GLOB BENCHES CONFIGURE_DEPENDS bench/*.c)
foreach(file ${BENCHES})
  get_filename_component(name ${file} NAME_WE)
  add_executable(${name} ${file})
  target_link_libraries(${name} PRIVATE damier_train)
endforeach()

# Each fuzz/fuzz_NAME.c is a libFuzzer target with its seeds in fuzz/corpus/NAME/. What libFuzzer
# counts makes all that is built with it three times as slow: the tests have a build without.
if(DAMIER_FUZZ)
  file(GLOB FUZZERS CONFIGURE_DEPENDS fuzz/fuzz_*.c)
  add_custom_target(fuzzers)
  foreach(file ${FUZZERS})
    get_filename_component(name ${file} NAME_WE)
    add_executable(${name} ${file})
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(${name} PRIVATE damier_train)
    add_dependencies(fuzzers ${name})
  endforeach()
  target_compile_options(damier_core PRIVATE -fsanitize=fuzzer-no-link)
  target_compile_options(damier_train PRIVATE -fsanitize=fuzzer-no-link)
endif()
