/* Threads: POSIX ones, and none in the browser. */
#ifndef BASE_THREADS_H
#define BASE_THREADS_H

#include <stdbool.h>

#ifdef __wasm__
#define THREADS_AVAILABLE 0

struct thread {
    bool started;
};

static inline bool thread_start(struct thread *thread, void *(*run)(void *), void *context) {
    (void)thread, (void)run, (void)context;
    return false;
}

static inline void thread_join(struct thread *thread) { (void)thread; }

#else
#define THREADS_AVAILABLE 1
#include <pthread.h>

struct thread {
    pthread_t id;
};

/* False if there can be no more threads; then *thread isn't to be joined. */
static inline bool thread_start(struct thread *thread, void *(*run)(void *), void *context) {
    return pthread_create(&thread->id, NULL, run, context) == 0;
}

static inline void thread_join(struct thread *thread) { pthread_join(thread->id, NULL); }

#endif
#endif
