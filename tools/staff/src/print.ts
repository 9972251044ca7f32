import type { Member, staffHistory } from '@umkreis/db/staff-members.ts';

type Revision = Awaited<ReturnType<typeof staffHistory>>[number];

/** Members as a table, one line each. */
export function printMembers(members: readonly Member[]): string {
  if (members.length === 0) return 'Nobody is a member yet.';
  const rows = members.map(({ email, name, subject, ...rights }) => [
    email,
    name,
    rightsText(rights),
    subject === null ? 'has not logged in yet' : `logs in as ${subject}`,
  ]);
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A member's permissions as text. */
export const rightsText = ({ role, branch_ids }: Pick<Member, 'role' | 'branch_ids'>): string =>
  role === 'staff' ? 'staff: all branches' : `${role}: ${branch_ids.join(', ')}`;

/** One line per change, in UTC. */
export function printHistory(revisions: readonly Revision[]): string {
  if (revisions.length === 0) return 'Nothing was changed yet.';
  return revisions
    .map(({ date, email, author, action, changes }) => {
      const fields = Object.entries(changes)
        .filter(([field]) => field !== 'email')
        .map(([field, { before, after }]) => `${field} ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
      return `${date.toISOString().slice(0, 19)}Z  ${email}  ${action} by ${author}: ${fields.join(', ') || 'no change'}`;
    })
    .join('\n');
}
