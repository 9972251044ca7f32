import { MARKDOWN_BUDGET, markdownCost } from '@umkreis/places/texts/markdown-cost.ts';
import { invalidField } from '../http/problem-error.ts';

/** Maximum values of one key per item. */
export const MOST_OF_KEY = 20;

/** Budget for validating all texts of one call; one text costs at most `MARKDOWN_BUDGET`. */
export const textBudgets = { proposal: 1.5 * MARKDOWN_BUDGET, item: 4 * MARKDOWN_BUDGET, import: 60 * MARKDOWN_BUDGET };

/**
 * Rejects texts that together would take too long, before validating any: each may be within its own limit. All are
 * measured as Markdown, the most expensive type.
 * @throws ProblemError 400
 * @param at pointer to the texts
 */
export function assertAffordable(texts: Iterable<string>, budget: number, at: string): void {
  let left = budget;
  for (const text of texts) {
    left -= markdownCost(text);
    if (left < 0) throw invalidField(at, 'too much formatted text for one call');
  }
}

/**
 * Rejects too many details of one key, and details that together are too expensive to validate.
 * @param details those of a body, at `/details`
 * @throws ProblemError 400
 */
export function assertBoundedDetails(
  details: readonly { dataKeyV2: string; dataValue: string }[],
  { perKey, budget }: { perKey: number; budget: number },
): void {
  const counts = new Map<string, number>();
  for (const [index, { dataKeyV2 }] of details.entries()) {
    const id = dataKeyV2.toLowerCase();
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count > perKey) throw invalidField(`/details/${index}/dataKeyV2`, mostOfKey(perKey));
  }
  assertAffordable(
    details.map(({ dataValue }) => dataValue),
    budget,
    '/details',
  );
}

export const mostOfKey = (most: number) => `more than ${most} of a key`;
