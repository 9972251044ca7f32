import type { Surface } from '@umkreis/contract/boot.ts';

/** Ports of the development servers on loopback. */
export const devPorts: Record<Surface, number> = { shell: 4210, map: 4211, embed: 4212, kiosk: 4213, dashboard: 4214 };
