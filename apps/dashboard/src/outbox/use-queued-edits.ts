import { useSyncExternalStore } from 'react';
import { useDashboard } from '../session/dashboard-context.tsx';
import { outbox, type OutboxEntry } from './outbox.ts';

/** The person's own queued edits whose key starts with the prefix. */
export function useQueuedEdits(prefix: string): readonly OutboxEntry[] {
  const { auth } = useDashboard();
  return useSyncExternalStore(outbox.subscribe, outbox.entries).filter(
    ({ key, author }) => author === auth.email && key.startsWith(prefix),
  );
}
