import { lowMemoryArgs, lowMemoryEnv } from '@umkreis/serving/production/low-memory.ts';

/** How production runs the API. */
export const apiProcess = { args: [...lowMemoryArgs, 'apps/api/src/main.ts'], env: lowMemoryEnv } as const;
