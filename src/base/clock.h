/* Time. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

/* Milliseconds of a clock that never goes back; only differences mean anything. */
double clock_ms(void);

#endif
