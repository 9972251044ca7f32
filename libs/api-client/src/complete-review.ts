import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemReview } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Says that a place was looked at. @returns the review and the one that follows it */
export const completeReview = (
  context: ApiContext,
  auth: Auth,
  reviewId: string,
): Promise<ItemReview & { next: ItemReview | null }> =>
  request(apiUrl(context, apiPaths.itemReview(reviewId)), {
    method: 'PUT',
    body: { isCompleted: true },
    getToken: auth.getToken,
  });
