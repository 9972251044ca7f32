import { matchPath } from '@umkreis/federation/router.ts';
import { routes } from '@umkreis/contract/routes.ts';

/** The selection in the URL. */
export type Selection =
  | { kind: 'none' }
  | { kind: 'place' | 'street' | 'building' | 'list'; nanoId: string }
  | { kind: 'shortcut'; id: string; tagIds: string[] }
  | { kind: 'tag'; id: string }
  | { kind: 'request'; linkId: string }
  | { kind: 'season'; path: 'sommer' | 'winter' };

const byNanoId = [
  ['place', routes.mapPlace],
  ['street', routes.mapStreet],
  ['building', routes.mapBuilding],
  ['list', routes.mapList],
] as const;

/** Whether a single place, street or building is selected, which has a card. */
export const isDetail = ({ kind }: Selection): boolean => kind === 'place' || kind === 'street' || kind === 'building';

/** Reads the selection from a path below /map; unknown paths select nothing. */
export function selectionOf(pathname: string): Selection {
  for (const [kind, { path }] of byNanoId) {
    const nanoId = matchPath(path, pathname)?.params.nanoId;
    if (nanoId) return { kind, nanoId };
  }
  const withTags = matchPath(routes.mapSearchShortcutTags.path, pathname)?.params;
  if (withTags?.searchShortcutId)
    return {
      kind: 'shortcut',
      id: withTags.searchShortcutId,
      tagIds: withTags.tagIds?.split(',').filter(Boolean) ?? [],
    };
  const shortcut = matchPath(routes.mapSearchShortcut.path, pathname)?.params.searchShortcutId;
  if (shortcut) return { kind: 'shortcut', id: shortcut, tagIds: [] };
  const tag = matchPath(routes.mapTag.path, pathname)?.params.tagId;
  if (tag) return { kind: 'tag', id: tag };
  const linkId = matchPath(routes.mapRequest.path, pathname)?.params.linkId;
  if (linkId) return { kind: 'request', linkId };
  const season = matchPath(routes.mapSeason.path, pathname)?.params.season;
  if (season === 'sommer' || season === 'winter') return { kind: 'season', path: season };
  return { kind: 'none' };
}
