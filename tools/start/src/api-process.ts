/**
 * How the API is run: a small young generation and few malloc arenas keep its memory near what it needs.
 * Node's and glibc's defaults trade three times as much of it for a little speed.
 */
export const apiProcess = {
  args: ['--max-semi-space-size=4', 'apps/api/src/main.ts'],
  env: { MALLOC_ARENA_MAX: '2' },
} as const;
