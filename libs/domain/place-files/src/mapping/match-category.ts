import type { Category } from '@umkreis/contract/category.ts';
import { foldName } from './fold-name.ts';

type Named = Pick<Category, 'mainCategory' | 'subCategory' | 'mainCategoryName' | 'subCategoryName'>;

const MOST_SUGGESTIONS = 5;
/** Least similarity of a suggestion, 0–1 */
const LEAST = 0.45;

export const keyOfCategory = ({ mainCategory, subCategory }: Named): string => `${mainCategory}/${subCategory}`;

/** Categories by their names in files: as exported and as shown, in both languages, with and without main category. */
export class CategoryNames {
  readonly #keys = new Map<string, string>();
  readonly #names: readonly { folded: string; key: string; pairs: ReadonlySet<string> }[];
  readonly #suggested = new Map<string, string[]>();

  constructor(categories: readonly Named[]) {
    const names = categories.flatMap((one) =>
      namesOf(one).map((name) => ({ folded: foldName(name), key: keyOfCategory(one) })),
    );
    // Suggestions compare names without main category, of which there are six times fewer.
    this.#names = categories.flatMap((one) =>
      [...new Set(subNamesOf(one).map(foldName))].map((folded) => ({
        folded,
        key: keyOfCategory(one),
        pairs: pairsOf(folded),
      })),
    );
    for (const { folded, key } of names) if (!this.#keys.has(folded)) this.#keys.set(folded, key);
  }

  /** @returns `Main/Sub`, or undefined if no category has this name */
  find(name: string): string | undefined {
    const folded = foldName(name);
    return this.#keys.get(folded) ?? this.#keys.get(folded.replace(/(?:en|n|s|e)$/, ''));
  }

  /** Categories with similar names, best first. */
  suggest(name: string): string[] {
    const wanted = foldName(name);
    const known = this.#suggested.get(wanted);
    if (known) return known;
    const pairs = pairsOf(wanted);
    const scored = this.#names.map((one) => ({ key: one.key, score: similarity({ folded: wanted, pairs }, one) }));
    const best = scored.filter(({ score }) => score >= LEAST).toSorted((a, b) => b.score - a.score);
    const suggested = [...new Set(best.map(({ key }) => key))].slice(0, MOST_SUGGESTIONS);
    this.#suggested.set(wanted, suggested);
    return suggested;
  }
}

interface Pairs {
  folded: string;
  pairs: ReadonlySet<string>;
}

const subNamesOf = ({ subCategory, subCategoryName }: Named) => [subCategory, subCategoryName.de, subCategoryName.en];

function namesOf(category: Named): string[] {
  const { mainCategory, mainCategoryName } = category;
  const subs = subNamesOf(category);
  const mains = [mainCategory, mainCategoryName.de, mainCategoryName.en];
  return [...subs, ...mains.flatMap((main) => subs.map((sub) => `${main}/${sub}`))];
}

/** Share of common pairs of letters (Sørensen–Dice); nearly 1 for one text that contains the other. */
function similarity(a: Pairs, b: Pairs): number {
  const isLong = a.folded.length > 2 && b.folded.length > 2;
  if (isLong && (a.folded.includes(b.folded) || b.folded.includes(a.folded))) return 0.9;
  let common = 0;
  for (const pair of a.pairs) if (b.pairs.has(pair)) common++;
  return (2 * common) / (a.pairs.size + b.pairs.size || 1);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
