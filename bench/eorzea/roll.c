/* The peer of rolls(): the same loop over days in C. Prints the nanoseconds per period of its best pass. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static uint8_t roll(uint32_t seed) {
  uint32_t mixed = (seed << 11) ^ seed;
  return (mixed ^ (mixed >> 8)) % 100;
}

__attribute__((noinline)) static uint8_t *rolls(uint32_t first_day, uint32_t count) {
  uint8_t *target = calloc(count, 1);
  uint32_t seed = first_day * 100;
  for (uint32_t i = 0; i + 2 < count; i += 3, seed += 100) {
    target[i] = roll(seed + 8);
    target[i + 1] = roll(seed + 16);
    target[i + 2] = roll(seed);
  }
  return target;
}

int main(int argc, char **argv) {
  uint32_t first_day = argc > 1 ? strtoul(argv[1], 0, 10) : 0;
  uint32_t count = argc > 2 ? strtoul(argv[2], 0, 10) : 3000000;
  double best = 1e18;
  unsigned sum = 0;
  for (int pass = 0; pass < 25; pass++) {
    double start = now();
    uint8_t *target = rolls(first_day + pass, count);
    double took = now() - start;
    sum += target[count / 2];
    free(target);
    if (took < best) best = took;
  }
  printf("%.4f %u\n", best / count, sum);
  return 0;
}
