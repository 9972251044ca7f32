/**
 * How the API is run so that its memory stays near what it needs: a small young generation, an old one that grows in
 * small steps, few malloc arenas, and large blocks that go back to the system as soon as they are free (glibc keeps
 * more and more of them otherwise).
 */
export const apiProcess = {
  args: ['--max-semi-space-size=4', '--heap-growing-percent=20', 'apps/api/src/main.ts'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
