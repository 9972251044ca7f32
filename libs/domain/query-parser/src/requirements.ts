import type { ChatVocabulary, Criterion } from './chat-vocabulary.ts';
import { stem } from '@umkreis/search/stem.ts';
import { isIdle } from './filler-words.ts';

const MAX_PHRASE_WORDS = 3;
/** Words that only mean a kind of place if nothing else does: 'essen' in 'Pizza essen'. */
const weak = new Set(['essen', 'trinken', 'laden', 'food', 'eat', 'drink', 'drinks'].map(stem));

/**
 * Requirements of a question. Matches the longest phrases first; unknown words that are no fillers remain for the
 * search.
 * @param all folded words
 */
export function readRequirements(
  all: readonly string[],
  vocabulary: ChatVocabulary,
): { requirements: Criterion[][]; left: string[]; telling: string[] } {
  const requirements: Criterion[][] = [];
  const left: string[] = [];
  const weakRequirements = new Set<Criterion[]>();
  for (let at = 0; at < all.length;) {
    let taken = 0;
    for (let count = Math.min(MAX_PHRASE_WORDS, all.length - at); count > 0 && taken === 0; count--) {
      const phrase = all.slice(at, at + count);
      if (count === 1 && isIdle(phrase[0]!)) break;
      const found = vocabulary.get(phrase.map(stem).join(' '));
      if (!found) continue;
      const criteria = [...found];
      if (count === 1 && weak.has(stem(phrase[0]!))) weakRequirements.add(criteria);
      requirements.push(criteria);
      taken = count;
    }
    if (taken === 0 && !isIdle(all[at]!) && !weak.has(stem(all[at]!))) left.push(all[at]!);
    at += taken || 1;
  }
  return {
    requirements:
      requirements.length > weakRequirements.size
        ? requirements.filter((found) => !weakRequirements.has(found))
        : requirements,
    left,
    telling: all.filter((word) => !isIdle(word)),
  };
}
