import type { ReactNode } from 'react';

/** What other features add to the list of this device: a hook, always the same. */
export interface OwnRequestsParts {
  useMore(): {
    /** Number of all entries, and of those that are not sent */
    count: number;
    unsentCount: number;
    /** List items. @param date formats an ISO instant */
    rows(date: (iso: string) => string): ReactNode;
  };
}
