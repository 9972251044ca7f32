import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* keep plan */';

/**
 * Marks a statement whose planning takes longer than its execution, as `query.modifyFront(keepPlan)`: a connection
 * plans it once. It selects columns by name, as the result of a kept plan must not change with the schema, and its
 * text is always the same.
 */
export const keepPlan = sql`${sql.raw(MARK)}`;

const names = new Map<string, string>();

/** Name under which a connection keeps the plan of a statement; undefined: it does not. */
export function planName(statement: string): string | undefined {
  if (!statement.includes(MARK)) return undefined;
  const known = names.get(statement);
  if (known) return known;
  const name = `umkreis-${createHash('sha256').update(statement).digest('hex').slice(0, 16)}`;
  names.set(statement, name);
  return name;
}
