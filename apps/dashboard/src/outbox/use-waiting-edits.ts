import { useSyncExternalStore } from 'react';
import { useDashboard } from '../ground/dashboard-context.tsx';
import { outbox, type OutboxEntry } from '../unsent/outbox.ts';

/** What waits for a network of the person's own edits, of those whose key begins so. */
export function useWaitingEdits(prefix: string): readonly OutboxEntry[] {
  const { auth } = useDashboard();
  return useSyncExternalStore(outbox.subscribe, outbox.entries).filter(
    ({ key, author }) => author === auth.email && key.startsWith(prefix),
  );
}
