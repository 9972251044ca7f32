import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';
import type { PageOwner } from '@umkreis/contract/page-list.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { List, SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { PageContext } from './page-facts.ts';

/**
 * Origin of the guide that a path of the main site belongs to: the only active branch with that place, street,
 * building, list or topic. Undefined for everything that belongs to no branch or to all, and while the API is
 * unreachable.
 */
export async function ownGuide(path: string, context: PageContext): Promise<string | undefined> {
  const shortId = await ownerOf(path, context);
  const owner = context.branches.find((one) => one.shortId === shortId && one.isActive);
  return owner && originOf(owner, context.product);
}

async function ownerOf(path: string, { api, version }: PageContext): Promise<number | null | undefined> {
  const place = matchPath(routes.mapPlace.path, path);
  if (place) return (await api.read<Item>(apiPaths.item(place.nanoId!, null), version))?.branchShortId;
  for (const [kind, route] of [
    ['street', routes.mapStreet],
    ['building', routes.mapBuilding],
  ] as const) {
    const found = matchPath(route.path, path);
    if (found) return (await api.read<PageOwner>(apiPaths.pageOwner(kind, found.nanoId!), version))?.branchShortId;
  }
  const list = matchPath(routes.mapList.path, path);
  if (list) {
    const lists = await api.read<List[]>(apiPaths.lists, version);
    return lists?.find((one) => one.nanoId === list.nanoId)?.branchShortId;
  }
  const topic = matchPath(routes.mapSearchShortcutTags.path, path) ?? matchPath(routes.mapSearchShortcut.path, path);
  if (!topic) return undefined;
  const id = topic.searchShortcutId;
  const topics = await api.read<SearchShortcut[]>(apiPaths.searchShortcuts, version);
  return topics?.find((one) => one.id === id || one.nanoId === id)?.branchShortId;
}
