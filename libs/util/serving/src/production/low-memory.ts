/**
 * Options of Node that keep the memory of a process low: a small young generation, and an old generation that
 * grows in small steps.
 */
export const lowMemoryArgs = ['--max-semi-space-size=4', '--heap-growing-percent=20'] as const;

/**
 * Few malloc arenas, and large blocks that are returned to the system immediately (glibc would retain more and
 * more of them).
 */
export const lowMemoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
