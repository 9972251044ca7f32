import { notFound } from '../http/problem-error.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';

/** An inactive branch returns no data. @throws ProblemError 404 */
export function assertActive(content: ContentState, shortId: number): void {
  if (!content.isActive(shortId)) throw notFound(`Branch ${shortId}`);
}
