import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';

/**
 * Title of a proposal: the current title of the place, or the proposed one. @param unnamed fallback for a new
 * place
 */
export const requestTitle = ({ itemTitle, changes }: ReceivedChangeRequest, unnamed: string): string =>
  itemTitle ?? (typeof changes.title?.after === 'string' ? changes.title.after : unnamed);
