import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';

/** What a proposal is called: as the place today, or as the new place is to be. @param unnamed for a new one without */
export const requestTitle = ({ itemTitle, changes }: ReceivedChangeRequest, unnamed: string): string =>
  itemTitle ?? (typeof changes.title?.after === 'string' ? changes.title.after : unnamed);
