import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import type { MappedRow } from '@umkreis/place-files/mapping/mapped-row.ts';

/** A row with what becomes of it. */
export interface CheckedRow extends MappedRow {
  outcome: ImportedRow;
}

export type DuplicateChoice = 'skip' | 'update' | 'create';

/** The choice for possible duplicates: for all rows, and for single ones by number. */
export interface DuplicateChoices {
  all: DuplicateChoice;
  byRow: ReadonlyMap<number, DuplicateChoice>;
}

export const isDuplicate = ({ outcome }: CheckedRow): boolean => outcome.similar.length > 0;

export const choiceFor = ({ number }: CheckedRow, { all, byRow }: DuplicateChoices): DuplicateChoice =>
  byRow.get(number) ?? all;

/** Rows to be written: not those that are rejected, unchanged, or skipped as duplicates. */
export function writableRows(rows: readonly CheckedRow[], choices: DuplicateChoices): Record<string, unknown>[] {
  return rows.flatMap((checked) => {
    const { row, outcome } = checked;
    if (outcome.result !== 'new' && outcome.result !== 'changed') return [];
    const choice = isDuplicate(checked) ? choiceFor(checked, choices) : 'create';
    if (choice === 'create') return [row];
    // Places of other branches can't be changed.
    const existing = outcome.similar.find(({ isOwn }) => isOwn);
    return choice === 'update' && existing ? [{ ...row, id: existing.id }] : [];
  });
}

export const refusedLocally = (row: MappedRow): CheckedRow => ({
  ...row,
  outcome: { id: null, result: 'refused', changes: {}, errors: [], similar: [] },
});
