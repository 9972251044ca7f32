import { isFeature, type ChatVocabulary, type Criterion } from './chat-vocabulary.ts';
import { questionTime } from './question-time.ts';
import { apart, typedWords, typedOf, type TypedWord } from './typed-words.ts';
import { stem } from '@umkreis/search/stem.ts';
import { foundWhere, wherePhrase, type Where } from './where.ts';

/** A condition of a search besides words; `text`: the typed words that express it. */
export type Condition = { text: string } & (
  | { kind: 'open'; at: Date; isWholeDay: boolean }
  | { kind: 'tag'; tagIds: readonly string[] }
  | { kind: 'sub'; subCategories: readonly string[] }
  | { kind: 'where'; where: Where }
  | { kind: 'nearMe' }
);

/** A parsed search. */
export interface ReadSearch {
  /** Remaining words for the index, as typed. */
  searchText: string;
  conditions: readonly Condition[];
}

export interface SearchContext {
  vocabulary: ChatVocabulary;
  now: Date;
  timeZone: string;
  /** Looks up the names after 'in' and 'near'. */
  find: (how: Where['how'], name: string) => Promise<Where | null>;
}

export const openWords =
  /\b(?:offen|offene|offenen|offener|offenes|geoffnet|geoffnete|open|offnet|aufhaben|hat auf|haben auf|hat offen)\b/g;
export const nearWords =
  /\b(?:in der nahe|in meiner nahe|nahe|nah|um die ecke|hier|near me|nearby|near|close by|around here)\b/g;
/** In a search 'hier' and 'near' alone may be part of a name. */
const nearMeWords = /\b(?:in der nahe|in meiner nahe|um die ecke|near me|nearby|close by|around here)\b/g;
/** Names of meals mean a time in a question, but food in a search. */
const meals = new Set(['lunch', 'dinner', 'mittag', 'noon']);
const mostWords = 3;
const children = /\b(?:(?:mit|fur|with|for) )?(?:kindern|kinder|children|kids)\b/g;

/** Parses a search text in German or English; times, features and places may be anywhere. */
export async function readSearch(
  text: string,
  { vocabulary, now, timeZone, find }: SearchContext,
): Promise<ReadSearch> {
  const conditions: Condition[] = [];
  let remaining: readonly TypedWord[] = typedWords(text);
  const keys = () => ` ${remaining.map(({ key }) => key).join(' ')} `;
  /** @returns the words that match a pattern, and removes them */
  const take = (pattern: RegExp): string => {
    const { remaining: remainingWords, taken } = apart(remaining, keys().replace(pattern, ' '));
    remaining = remainingWords;
    return typedOf(taken);
  };

  const time = questionTime(text, now, timeZone);
  let when = '';
  if (time) {
    const { remaining: remainingWords, taken } = apart(remaining, time.remaining);
    if (remainingWords.length > 0 || !taken.every(({ key }) => meals.has(key))) {
      remaining = remainingWords;
      when = typedOf(taken);
    }
  }
  const open = take(openWords);
  if (when || open)
    conditions.push({
      kind: 'open',
      at: (when && time?.at) || now,
      isWholeDay: Boolean(when) && (time?.isWholeDay ?? false) && time?.at.getTime() !== now.getTime(),
      text: [when, open].filter(Boolean).join(' '),
    });

  const phrase = wherePhrase(remaining);
  const found = phrase && (await foundWhere(phrase, find));
  if (found) {
    remaining = found.left;
    conditions.push({ kind: 'where', where: found.where, text: found.typed });
  } else {
    const near = take(nearMeWords);
    if (near) conditions.push({ kind: 'nearMe', text: near });
  }

  const tags = tagConditions(remaining, vocabulary);
  remaining = tags.left;
  conditions.push(...tags.conditions);

  // Next to other words children are a condition: a search for 'Kinder Restaurant' is for restaurants.
  const kinds = kindsOf(vocabulary.get(stem('kinder')));
  if (kinds.length > 0 && remaining.length > 0 && keys().replace(children, ' ').trim() === '')
    conditions.push({ kind: 'sub', subCategories: kinds, text: take(children) });
  return { searchText: conditions.length > 0 ? typedOf(remaining) : text, conditions };
}

const kindsOf = (criteria: readonly Criterion[] = []): string[] => [
  ...new Set(criteria.flatMap((criterion) => (criterion.kind === 'sub' ? criterion.subCategories : []))),
];

/** Features such as wheelchair, vegan and free: phrases that only stand for tags. */
function tagConditions(
  remaining: readonly TypedWord[],
  vocabulary: ChatVocabulary,
): { conditions: Condition[]; left: TypedWord[] } {
  const conditions: Condition[] = [];
  const left: TypedWord[] = [];
  for (let at = 0; at < remaining.length;) {
    let taken = 0;
    for (let count = Math.min(mostWords, remaining.length - at); count > 0 && taken === 0; count--) {
      const phrase = remaining.slice(at, at + count);
      const key = phrase.map((word) => stem(word.key)).join(' ');
      const criteria = vocabulary.get(key);
      if (!criteria || !isFeature(key, criteria)) continue;
      const tagIds = criteria.flatMap((criterion) => (criterion.kind === 'tag' ? criterion.tagIds : []));
      conditions.push({ kind: 'tag', tagIds, text: typedOf(phrase) });
      taken = count;
    }
    if (taken === 0) left.push(remaining[at]!);
    at += taken || 1;
  }
  return { conditions, left };
}
