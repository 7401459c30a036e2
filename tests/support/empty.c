/* So that the library has a source where there is nothing to share yet. */
typedef int test_support_is_empty;
