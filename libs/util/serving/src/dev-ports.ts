import { surfaces, type Surface } from '@umkreis/contract/boot.ts';

/** API and identity provider use the ports after the product's. */
const DISTANCE = 10;

/** Where the ports of the development servers start, unless they are in use. @param productPort that of the pages */
export const usualDevPort = (productPort: number): number => productPort + DISTANCE;

/** Ports of the development servers on loopback, in the order of the surfaces. @param first that of the shell */
export const devPorts = (first: number): Record<Surface, number> =>
  Object.fromEntries(surfaces.map((name, index) => [name, first + index])) as Record<Surface, number>;
