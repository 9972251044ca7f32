import type { RemoteName } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';

/** URL parameters that affect the map's appearance only. */
const appearanceParameters = new Set(['style', 'season', 'level', 'time', 'lang']);

/** Whether the URL only shows the map. A place, topic or search also needs the shell for its text. */
export const isMapFirst = (remote: RemoteName | null, { pathname, searchParams }: URL): boolean =>
  remote === 'map' &&
  (pathname === routes.map.path || /^\/map\/(?:sommer|winter)$/.test(pathname)) &&
  [...searchParams.keys()].every((name) => appearanceParameters.has(name));
