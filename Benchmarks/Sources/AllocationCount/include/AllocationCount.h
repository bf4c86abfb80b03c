#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How many blocks this thread has allocated so far; always 0 where allocations cannot be counted.
unsigned long allocation_count(void);

/// Whether allocations are counted.
int allocations_are_counted(void);

#endif
