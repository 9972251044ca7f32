import { useSyncExternalStore } from 'react';
import { outbox, type OutboxEntry } from '../../outbox/outbox.ts';
import type { CellField } from './cell-fields.ts';

/** The edit of a cell that is queued for a network connection. */
export const useQueuedText = (cell: CellField | undefined): OutboxEntry | undefined =>
  useSyncExternalStore(outbox.subscribe, () => (cell ? outbox.find(cell.draftKey) : undefined));
