import { atom } from 'jotai';
import { everything, hasCriteria, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { positionAtom } from '../map/map-atoms.ts';
import { searchedAtom } from '../search-draft/search-draft.ts';
import { seasonIdAtom } from '../season-and-level/season-atom.ts';
import { instantAtom, quarterAtom } from '../time/time-atom.ts';
import { topicAtom } from './topic-atom.ts';

const atAtom = atom((get) => get(get(filterAtom).openNow ? instantAtom : quarterAtom));

// Criteria of the topic: an open place changes the topic's object, but not these.
const shortcutAtom = atom((get) => get(topicAtom).shortcut);
const tagIdAtom = atom((get) => get(topicAtom).tag?.id);
const tagIdsAtom = atom((get) => get(topicAtom).shortcutTagIds);
const listAtom = atom((get) => get(topicAtom).list);

const topicCriteriaAtom = atom((get): Partial<PlaceQuery> => {
  const shortcut = get(shortcutAtom);
  const tagId = get(tagIdAtom);
  return { shortcut, tagIds: tagId ? [tagId] : shortcut ? get(tagIdsAtom) : everything.tagIds, list: get(listAtom) };
});

/** Search text, otherwise topic, with the filter; null: no criteria */
export const mapQueryAtom = atom((get): PlaceQuery | null => {
  const words = get(searchedAtom);
  const query = {
    ...everything,
    seasonId: get(seasonIdAtom),
    filter: get(filterAtom),
    at: get(atAtom),
    position: get(positionAtom),
    ...(words ? { words } : get(topicCriteriaAtom)),
  };
  return hasCriteria(query) ? query : null;
});

/** All places of the season, with the filter only */
export const filteredQueryAtom = atom((get): PlaceQuery => ({
  ...everything,
  seasonId: get(seasonIdAtom),
  filter: get(filterAtom),
  at: get(atAtom),
}));

/** All places of the season */
export const seasonQueryAtom = atom((get): PlaceQuery => ({
  ...everything,
  seasonId: get(seasonIdAtom),
  filter: noFilter,
  at: get(quarterAtom),
}));
