import { useSyncExternalStore } from 'react';
import { outbox, type OutboxEntry } from '../../outbox/outbox.ts';
import { editableColumns } from './cell-fields.ts';
import type { RowEdits } from './use-row-edits.ts';
import type { PlaceRow } from './use-rows.tsx';

/** A place with the texts that are queued for a network connection, and the queued edit that needs attention most. */
export function useQueuedRow(row: PlaceRow, edits: RowEdits): { row: PlaceRow; queued: OutboxEntry | undefined } {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  if (entries.length === 0) return { row, queued: undefined };
  const queued = editableColumns.flatMap((column) => {
    const key = edits.fieldOf(row.item, column)?.draftKey;
    const entry = entries.find((one) => one.key === key);
    return entry ? [{ column, entry }] : [];
  });
  const texts = Object.fromEntries(queued.map(({ column, entry }) => [column, entry.value]));
  const [first] = queued.toSorted((a, b) => Number(!a.entry.refusal) - Number(!b.entry.refusal));
  return { row: { ...row, ...texts }, queued: first?.entry };
}
