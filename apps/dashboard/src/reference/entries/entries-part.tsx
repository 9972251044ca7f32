import { useState, type ReactNode } from 'react';
import type { Read } from '@umkreis/api-client/use-read.ts';
import { EntryList, type Entry } from './entry-list.tsx';

/** What the dialog of an entry calls. */
export interface DialogActions {
  onClose(): void;
  /** Reads the entries again. */
  onChanged(): Promise<unknown>;
}

interface Props<Row extends { id: string }> {
  read: Pick<Read<Row[]>, 'data' | 'error' | 'mutate'>;
  /** Entries of other people are not listed. */
  isListed?(row: Row): boolean;
  newLabel: string;
  entryOf(row: Row): Omit<Entry, 'id'>;
  /** @param row null: a new one @returns null while data of the dialog is loading */
  dialogOf(row: Row | null, actions: DialogActions): ReactNode;
}

/** Entries of one kind with the dialog that creates and edits them. */
export function EntriesPart<Row extends { id: string }>({
  read: { data, error, mutate },
  isListed = () => true,
  newLabel,
  entryOf,
  dialogOf,
}: Props<Row>) {
  const [open, setOpen] = useState<string | null>();
  const rows = data?.filter(isListed);
  return (
    <>
      <EntryList
        entries={rows?.map((row) => ({ id: row.id, ...entryOf(row) }))}
        error={error}
        newLabel={newLabel}
        onRetry={() => void mutate()}
        onOpen={setOpen}
      />
      {open !== undefined &&
        dialogOf(rows?.find(({ id }) => id === open) ?? null, {
          onClose: () => setOpen(undefined),
          onChanged: () => mutate(),
        })}
    </>
  );
}
