import type { Category } from '@umkreis/contract/category.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { tagName } from '@umkreis/places/details/tag-display.ts';
import { tokenize } from '@umkreis/search/words.ts';
import { stem } from '@umkreis/search/stem.ts';

/** A criterion that a phrase of a question expresses. */
export type Criterion =
  | { kind: 'main'; mainCategory: string }
  | { kind: 'sub'; subCategories: readonly string[] }
  | { kind: 'tag'; tagIds: readonly string[] };

/** Phrases of one to three stems with the criteria they express. */
export type ChatVocabulary = ReadonlyMap<string, readonly Criterion[]>;

/** Phrases for tags, in addition to the tags' names. */
const tagPhrases: Readonly<Record<string, string>> = {
  'wheelchair=yes':
    'rollstuhl|rollstuhlgängig|rollstuhlgerecht|rollstuhltauglich|barrierefrei|hindernisfrei|behindertengerecht|stufenlos|wheelchair|wheelchair accessible|accessible|step free',
  'eatingAmenities=terrace': 'terrasse|draussen|draußen|im freien|outside|outdoor|terrace',
  'eatingAmenities=garden': 'garten|gastgarten|garden',
  'eatingAmenities=internet': 'wlan|wifi|internet',
  'takeout=true': 'take away|takeaway|mitnehmen|abholen|to go',
  'delivery=true': 'liefern|liefert|lieferung|lieferdienst|delivery|deliver',
  'vegetarian=true': 'vegetarisch|vegi|vegetarian',
  'vegan=true': 'vegan',
  'topChoice=true': 'beliebt|tipp|empfehlung|besonders|popular|best',
  'fee=no': 'gratis|kostenlos|umsonst|free',
};

/** Words that are too ambiguous to be used as criteria. */
const tooCommon = new Set(
  [
    'einkauf',
    'shop',
    'food',
    'art',
    'tour',
    'berg',
    'kunst',
    'geld',
    'auto',
    'car',
    'park',
    'family',
    'famili',
    'kid',
    'kind',
  ].map(stem),
);

const phraseKey = (phrase: string): string => tokenize(phrase).map(stem).join(' ');

/** Says too little about a place to be a search criterion. */
const praise = 'topChoice=true';
const features = new Set(
  Object.entries(tagPhrases)
    .filter(([tag]) => tag !== praise)
    .flatMap(([, phrases]) => phrases.split('|'))
    .map(phraseKey),
);

/** Whether a phrase stands for a feature only. @param key of the phrase, see `phraseKey` */
export const isFeature = (key: string, criteria: readonly Criterion[]): boolean =>
  features.has(key) && criteria.every(({ kind }) => kind === 'tag');

/**
 * Builds the vocabulary from names of categories and tags in both languages, and search words for kinds of place.
 */
export function chatVocabulary(
  categories: Iterable<Category>,
  tags: Iterable<Tag>,
  searchWords: readonly SearchWord[],
): ChatVocabulary {
  const vocabulary = new Map<string, Criterion[]>();
  const add = (phrase: string, criterion: Criterion) => {
    const key = phraseKey(phrase);
    if (!key || key.split(' ').length > 3) return;
    const existing = vocabulary.get(key);
    if (!existing) vocabulary.set(key, [criterion]);
    else if (!existing.some((other) => JSON.stringify(other) === JSON.stringify(criterion))) existing.push(criterion);
  };
  const rows = [...categories];
  for (const { mainCategory, mainCategoryName } of rows)
    for (const name of [mainCategoryName.de, mainCategoryName.en]) addNames(name, { kind: 'main', mainCategory }, add);
  for (const { subCategory, subCategoryName } of rows) {
    const criterion: Criterion = { kind: 'sub', subCategories: [subCategory] };
    for (const name of [subCategoryName.de, subCategoryName.en]) addNames(name, criterion, add);
  }
  const names = new Map(rows.map(({ id, subCategory }) => [id, subCategory]));
  for (const { categoryIds, translations } of searchWords) {
    const criterion: Criterion = {
      kind: 'sub',
      subCategories: [...new Set(categoryIds.flatMap((id) => names.get(id) ?? []))],
    };
    if (criterion.subCategories.length === 0) continue;
    for (const word of translations.flatMap((texts) => texts.words))
      if (criterion.subCategories.length > 1 || !tooCommon.has(phraseKey(word))) add(word, criterion);
  }
  for (const tag of tags) {
    if (tag.isHidden) continue;
    const criterion: Criterion = { kind: 'tag', tagIds: [tag.id] };
    const isYes = tag.tagValue === 'true' || tag.tagValue === 'yes';
    const name = tagName(tag);
    if (name && (tag.tagKey === 'cuisine' || tag.tagKey === 'drink' || isYes)) {
      add(name.de, criterion);
      add(name.en, criterion);
    }
    for (const phrase of tagPhrases[`${tag.tagKey}=${tag.tagValue}`]?.split('|') ?? []) add(phrase, criterion);
  }
  return vocabulary;
}

/** A name with '&' also counts as two names. */
function addNames(name: string, criterion: Criterion, add: (phrase: string, criterion: Criterion) => void): void {
  add(name, criterion);
  if (name.includes('&')) for (const part of name.split('&')) add(part, criterion);
}
