import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { LISTED_PAGES } from '@umkreis/contract/page-list.ts';
import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { listed, placesOfShortcut, placesWithTag } from './branch-places.ts';
import type { PageContext } from './page-facts.ts';

/** A search shortcut or a tag. */
export interface Topic {
  of: 'shortcut' | 'tag';
  id: string;
}

interface TopicPlaces {
  title: string;
  /** Public ids */
  places: ReadonlySet<string>;
}

/**
 * The places of a topic as its list shows them. @returns null if there is no such topic, undefined while the
 * API is unreachable
 */
export async function placesOfTopic({ of, id }: Topic, context: PageContext): Promise<TopicPlaces | null | undefined> {
  const { api, branch, language, version } = context;
  if (of === 'tag') {
    const tags = await api.read<Tag[]>(apiPaths.tags, version);
    const tag = tags?.find((one) => one.id === id);
    if (!tags) return undefined;
    if (!tag || tag.isHidden) return null;
    const title = tagText(tag, (text) => text[language]);
    return all({ of, id: tag.id, from: (places) => placesWithTag(tag.id, places, context) }, title, context);
  }
  const shortcuts = await api.read<SearchShortcut[]>(apiPaths.searchShortcuts, version);
  if (!shortcuts) return undefined;
  const shortcutId = shortcuts.find((one) => one.id === id || one.nanoId === id)?.id ?? id;
  const config = branch?.searchShortcuts.find((one) => one.id === shortcutId);
  return config
    ? all(
        { of, id: config.id, from: (places) => placesOfShortcut(config, places, context) },
        config.title[language],
        context,
      )
    : null;
}

/** All pages of the list. */
async function all(
  listing: Parameters<typeof listed>[0],
  title: string,
  context: PageContext,
): Promise<TopicPlaces | undefined> {
  const places = new Set<string>();
  for (let page = 1; page <= LISTED_PAGES; page++) {
    const found = await listed(listing, { ...context, page });
    if (found === undefined) return undefined;
    for (const { nanoId } of found?.places ?? []) places.add(nanoId);
    if (!found || places.size >= found.total) break;
  }
  return { title, places };
}
