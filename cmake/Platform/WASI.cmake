# Nothing to say, but CMake complains of a system that it has no such file for.
