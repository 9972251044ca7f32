/**
 * Node options that keep the API's memory low: a small young generation, an old generation that grows in small
 * steps, few malloc arenas, and large blocks that are returned to the system immediately (glibc would retain
 * more and more of them).
 */
export const apiProcess = {
  args: ['--max-semi-space-size=4', '--heap-growing-percent=20', 'apps/api/src/main.ts'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
