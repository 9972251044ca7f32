import type { Problem } from '@umkreis/contract/problem.ts';

export const MOST_ERRORS = 20;
/** Maximum bytes of an error document. */
export const LONGEST_PROBLEM = 16 * 1024;
/** Maximum bytes of an error document with conflicting values; a detail of 10,000 characters fits completely. */
export const LONGEST_CONFLICT = 64 * 1024;
const LONGEST_TITLE = 200;
const LONGEST_DETAIL = 500;
const LONGEST_POINTER = 200;
const LONGEST_MESSAGE = 300;
const MOST_CONFLICTS = 60;

/**
 * An error document as JSON, never longer than `LONGEST_PROBLEM`, or `LONGEST_CONFLICT` with conflicts, whatever
 * its texts quote from the input. Conflicting values that do not fit become null: first `yours`, which the sender
 * has itself.
 */
export function problemDocument({ title, detail, errors, conflicts, ...otherFields }: Problem): string {
  const short: Problem = {
    ...otherFields,
    title: cut(title, LONGEST_TITLE),
    ...(detail !== undefined && { detail: cut(detail, LONGEST_DETAIL) }),
  };
  if (conflicts) return conflictDocument(short, conflicts.slice(0, MOST_CONFLICTS));
  let some = errors && boundedErrors(errors);
  for (;;) {
    const text = JSON.stringify({ ...short, errors: some });
    if (!some?.length || Buffer.byteLength(text) <= LONGEST_PROBLEM) return text;
    some = some.slice(0, some.length >> 1);
  }
}

type Errors = NonNullable<Problem['errors']>;

/** The first errors, each with texts of limited length. */
export const boundedErrors = (errors: Readonly<Errors>): Errors =>
  errors
    .slice(0, MOST_ERRORS)
    .map(({ field, message }) => ({ field: cut(field, LONGEST_POINTER), message: cut(message, LONGEST_MESSAGE) }));

function conflictDocument(problem: Problem, conflicts: NonNullable<Problem['conflicts']>): string {
  const rows = conflicts.map(({ field, yours, theirs }) => ({ field: cut(field, LONGEST_POINTER), yours, theirs }));
  const sizes = rows.flatMap((row, index) =>
    (['yours', 'theirs'] as const).map((side) => ({ index, side, bytes: bytesOf(row[side]) })),
  );
  const order = [...sizes.filter(({ side }) => side === 'yours'), ...sizes.filter(({ side }) => side === 'theirs')];
  let left = bytesOf({ ...problem, conflicts: rows });
  for (const { index, side, bytes } of order) {
    if (left <= LONGEST_CONFLICT) break;
    rows[index]![side] = null;
    left -= bytes;
  }
  return JSON.stringify({ ...problem, conflicts: rows });
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

/** The first characters of a text, without splitting a surrogate pair. */
const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
