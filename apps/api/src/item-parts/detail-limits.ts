import { MARKDOWN_BUDGET, markdownCost } from '@umkreis/place-rules/markdown-cost.ts';
import { invalidField } from '../http/problem-error.ts';

/** Values of one key that an item gets at most. */
export const MOST_OF_KEY = 20;

/** What all texts of one call may cost to check together: one text costs `MARKDOWN_BUDGET` at most. */
export const textBudgets = { proposal: 1.5 * MARKDOWN_BUDGET, item: 4 * MARKDOWN_BUDGET, import: 60 * MARKDOWN_BUDGET };

/**
 * Refuses texts that would cost more to check than one call may, before any of them is: in one call there may be many,
 * each of them within its own limit. Whatever their keys are, they are measured as Markdown, the dearest type.
 * @throws ProblemError 400 @param at pointer to the texts
 */
export function assertAffordable(texts: Iterable<string>, budget: number, at: string): void {
  let left = budget;
  for (const text of texts) {
    left -= markdownCost(text);
    if (left < 0) throw invalidField(at, 'too much formatted text for one call');
  }
}

/**
 * Refuses details that are too many of a key, or too dear to check together.
 * @param details those of a body, at `/details` @throws ProblemError 400
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
