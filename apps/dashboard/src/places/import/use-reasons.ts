import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import { importMessages } from '../messages/import.ts';
import type { CheckedRow } from './checked-row.ts';
import { useTargetNames } from './target-names.ts';

type RowError = ImportedRow['errors'][number];

/** Reasons of the API, whose messages are English, by the case of the message `refusal`. */
const codes: readonly (readonly [string, RegExp])[] = [
  ['needed', /^needed for a new item$/],
  ['twice', /^is in the file already$/],
  ['foreign', /^belongs to a branch/],
  ['unknown', /^there is no "(.*)"$/],
  ['key', /^there is no such key$/],
  ['long', /^Too big: expected string/],
];
const LONGEST = 80;

export interface Reasons {
  /** Why a row is rejected */
  refusals(row: CheckedRow): string[];
  /** What is left out of a row that is imported; null: nothing */
  leftOut(row: CheckedRow): string | null;
}

/** Reasons for rejected rows and values in the person's language. */
export function useReasons(): Reasons {
  const t = useMessages(importMessages);
  const { nameOf } = useTargetNames();
  const refusal = (row: Record<string, unknown>, { field, message }: RowError) => {
    const [, first = '', second = ''] = field.split('/');
    const name = nameOf(first === 'details' ? `detail:${second}` : first);
    const [code, pattern] = codes.find(([, one]) => one.test(message)) ?? ['invalid'];
    if (code === 'needed' && (first === 'lat' || first === 'lon')) return t.problem({ code: 'no_geometry', value: '' });
    const value = (pattern && pattern.exec(message)?.[1]) ?? valueAt(row, field);
    return `${name}: ${t.refusal({ code, value: value.slice(0, LONGEST) })}`;
  };
  return {
    refusals: ({ row, problems, outcome }) => [
      ...problems.map(({ code, value, target }) => `${nameOf(target)}: ${t.problem({ code: selectKey(code), value })}`),
      ...outcome.errors.map((error) => refusal(row, error)),
    ],
    leftOut({ leftOut }) {
      if (leftOut.length === 0) return null;
      const values = leftOut.map(({ target, value }) =>
        t.leftOutValue({ name: nameOf(target), value: value.slice(0, LONGEST) }),
      );
      return t.leftOut({ values: [...new Set(values)].join(', ') });
    },
  };
}

/** The value that a JSON pointer leads to, as far as the row has it. */
function valueAt(row: Record<string, unknown>, pointer: string): string {
  let value: unknown = row;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) break;
    const next: unknown = (value as Record<string, unknown>)[part];
    if (next === undefined) break;
    value = next;
  }
  return typeof value === 'object' ? '' : String(value);
}
