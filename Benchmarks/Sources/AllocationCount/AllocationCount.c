// An executable's own `malloc` takes the place of the C library's. With glibc, which names its own apart as
// `__libc_malloc`, that is enough to count.
#include "AllocationCount.h"

#include <stddef.h>
#include <stdint.h>

#if defined(__GLIBC__) || (defined(__linux__) && defined(__x86_64__)) || (defined(__linux__) && defined(__aarch64__))
#include <errno.h>
#include <stdlib.h>

static __thread unsigned long count;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count++;
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

unsigned long allocation_count(void) { return count; }
int allocations_are_counted(void) { return 1; }
#else
unsigned long allocation_count(void) { return 0; }
int allocations_are_counted(void) { return 0; }
#endif
