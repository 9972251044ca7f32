import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { currentEventsByItem } from '@umkreis/place-rules/current-events.ts';
import type { PageContext } from './page-facts.ts';

/** Places that have a page: named, there, and not said twice. */
const hasPage = (item: BasemapItem) => item.title !== '' && !item.closed && !item.duplicateOf;

/** Everything the site shows, from its basemap document; empty for a branch too large for one. @returns undefined while the API is away */
export async function sitePlaces({ api, branch, version }: PageContext): Promise<BasemapItem[] | undefined> {
  const basemap = await api.read<BasemapDocument>(branch ? apiPaths.basemap(branch.shortId) : apiPaths.basemapAll, version);
  return basemap?.items.filter(hasPage);
}

/** What a search shortcut lists: a category or a tag matches, and it has events if they are asked for. */
export async function placesOfShortcut({ filter }: SearchShortcutConfig, context: PageContext): Promise<BasemapItem[] | undefined> {
  const { api, branch, version, now } = context;
  const [places, categories, tags, events] = await Promise.all([
    sitePlaces(context), api.read<Category[]>(apiPaths.categories, version), api.read<Tag[]>(apiPaths.tags, version),
    filter.hasEvents ? api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version) : [],
  ]);
  if (!places || !categories || !tags || !events) return undefined;
  const kinds = new Set(categories.filter((one) => filter.mainCategories?.includes(one.mainCategory) || filter.subCategories?.includes(one.subCategory)).map((one) => one.id));
  const marks = new Set(tags.filter((tag) => filter.tags?.some(({ tagKey, tagValue }) => tag.tagKey === tagKey && (tagValue === undefined || tag.tagValue === tagValue))).map((tag) => tag.id));
  const asksForKind = Boolean(filter.mainCategories?.length || filter.subCategories?.length || filter.tags?.length);
  const withEvents = currentEventsByItem(events, now.getTime());
  return places.filter((item) => (!filter.hasEvents || withEvents.has(item.id)) && (!asksForKind || item.categories.some((id) => kinds.has(id)) || item.tags?.some((id) => marks.has(id))));
}
