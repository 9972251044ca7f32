import { branchShortId } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { notFound } from '../http/problem-error.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';

export const branchParams = z.object({
  branchShortId: z.coerce.number().pipe(branchShortId).describe('Branch number, 1–32'),
});

/** An inactive branch returns no data. @throws ProblemError 404 */
export function assertActive(content: ContentState, shortId: number): void {
  if (!content.isActive(shortId)) throw notFound(`Branch ${shortId}`);
}
