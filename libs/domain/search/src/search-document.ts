import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { cityOfLine } from '@umkreis/places/address-lines.ts';
import { isSettlementKind } from '@umkreis/places/settlement.ts';
import { tagName } from '@umkreis/places/details/tag-display.ts';
import { kindKey } from './kind-key.ts';

/** The searchable fields of an item. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Main categories and subcategories, German and English */
  categories: string;
  /** Names of its categories, as `kindKey` */
  kinds: readonly string[];
  /** Synonyms of its categories */
  words: string;
  tags: string;
  address: string;
  /** City of its address; of a settlement its own name, which then is a town for searches such as 'bank vaduz' */
  town: string;
  isSettlement: boolean;
  keywords: string;
  lat: number;
  lon: number;
  /** 0–1: orders equal matches */
  importance: number;
}

export interface SearchVocabulary {
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  /** Synonyms of categories, by category id */
  words: ReadonlyMap<string, string>;
}

/** `searchKeyWords` are never displayed, only searched. */
const KEYWORD_DETAILS = [
  'searchKeyWords',
  'exhibitionVisibleSearchKeywords',
  'exhibitionShortOffer',
  'standId',
  'shortDescription',
  'mapTitle',
];

export function toSearchDocument(item: BasemapItem, { categories, tags, words }: SearchVocabulary): SearchDocument {
  const own = item.categories.map((id) => categories.get(id)).filter((category) => category !== undefined);
  const tagged = (item.tags ?? [])
    .map((id) => tags.get(id))
    .filter((tag) => tag !== undefined && !tag.isHidden) as Tag[];
  const names = own.flatMap((c) => [
    c.subCategoryName.de,
    c.subCategoryName.en,
    c.mainCategoryName.de,
    c.mainCategoryName.en,
  ]);
  const tagNames = tagged.flatMap((tag) => {
    const name = tagName(tag);
    return name ? [name.de, name.en] : [];
  });
  const synonyms = own.flatMap(({ id }) => words.get(id) ?? []);
  const isSettlement = own.some(isSettlementKind);
  return {
    id: item.id,
    title: item.title,
    categories: [...new Set(names)].join(' '),
    kinds: [...new Set(names.map(kindKey))],
    words: synonyms.join(' '),
    tags: [...new Set(tagNames)].join(' '),
    address: item.address ?? '',
    town: isSettlement ? item.title : cityOfLine(item.address ?? ''),
    isSettlement,
    keywords: KEYWORD_DETAILS.map((key) => item.details?.[key])
      .filter(Boolean)
      .join(' '),
    lat: item.lat,
    lon: item.lon,
    importance: importanceOf(item, tagged),
  };
}

function importanceOf(item: BasemapItem, tags: Tag[]): number {
  const filled = Math.min(Object.keys(item.details ?? {}).length, 6) / 6;
  const topChoice = tags.some((tag) => tag.tagKey === 'topChoice') ? 1 : 0;
  return item.closed || item.duplicateOf
    ? 0
    : Math.min(1, filled * 0.5 + topChoice * 0.3 + (item.image ? 0.1 : 0) + (item.hasMentions ? 0.1 : 0));
}
