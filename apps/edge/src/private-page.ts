import { decodePath } from '@umkreis/contract/decode-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';

/** Whether the path contains a visitor's secret; matched like the browser's router, in any case and encoding. */
export const isPrivatePage = (path: string): boolean =>
  matchPath(routes.mapRequest.path, decodePath(path).toLowerCase()) !== undefined;
