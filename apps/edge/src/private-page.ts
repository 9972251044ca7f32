import { decodePath } from '@umkreis/contract/decode-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';

/** Whether a page's address is its visitor's secret; read as the browser's router does, in any case or encoding. */
export const isPrivatePage = (path: string): boolean =>
  matchPath(routes.mapRequest.path, decodePath(path).toLowerCase()) !== undefined;
