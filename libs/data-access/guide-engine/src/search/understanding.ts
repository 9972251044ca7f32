import type { readSearch, ReadSearch } from '@umkreis/query-parser/conditions.ts';
import type { chatVocabulary, ChatVocabulary } from '@umkreis/query-parser/chat-vocabulary.ts';
import type { Where } from '@umkreis/query-parser/where.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { Place } from '../places/place.ts';
import { cityCalled, citiesOf, isCalled, placeCalled, whereOf } from './find-location.ts';

type Names = Pick<ReferenceDocument, 'categories' | 'tags' | 'words'>;

/** Lazy code */
interface Code {
  readSearch: typeof readSearch;
  chatVocabulary: typeof chatVocabulary;
}

interface Read {
  text: string;
  code: Code;
  now: Date;
  timeZone: string;
}

/** Finds places by text, best first. */
export type FindPlaces = (searchText: string) => Promise<readonly Place[]>;

/** Interprets the search text with the branch's vocabulary: conditions and remaining terms. */
export function understanding() {
  let vocabulary: { of: Names; read: ChatVocabulary } | null = null;
  let cities: { of: readonly Place[]; by: ReadonlyMap<string, string> } | null = null;

  const citiesAmong = (places: readonly Place[]) => {
    if (cities?.of !== places) cities = { of: places, by: citiesOf(places) };
    return cities.by;
  };
  const vocabularyOf = (names: Names, code: Code) => {
    if (vocabulary?.of !== names)
      vocabulary = { of: names, read: code.chatVocabulary(names.categories, names.tags, names.words ?? []) };
    return vocabulary.read;
  };

  /** Resolves the name after 'in' or 'near'. @param places all places; none in a tiled branch */
  async function findLocation(
    how: Where['how'],
    name: string,
    places: readonly Place[],
    find: FindPlaces,
  ): Promise<Where | null> {
    const city = how === 'in' ? cityCalled(citiesAmong(places), name) : undefined;
    return city === undefined ? whereOf(how, placeCalled(await find(name), name)) : { how: 'in', city };
  }

  return {
    findLocation,
    /** Names of places are not interpreted, whatever else their words may mean. */
    async read(
      { text, code, now, timeZone }: Read,
      names: Names,
      places: readonly Place[],
      find: FindPlaces,
    ): Promise<ReadSearch> {
      const read = await code.readSearch(text, {
        vocabulary: vocabularyOf(names, code),
        now,
        timeZone,
        find: (how, name) => findLocation(how, name, places, find),
      });
      if (read.conditions.length === 0) return read;
      const isName = (await find(text)).some((place) => isCalled(place, text));
      return isName ? { searchText: text, conditions: [] } : read;
    },
  };
}
