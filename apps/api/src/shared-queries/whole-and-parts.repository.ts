import { sql, type RawBuilder } from 'kysely';
import { invalidField } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

interface Relation {
  owner: number;
  /** ID or column */
  child: unknown;
  /** ID or column */
  parent: unknown;
  /** ID or column of the kind of relation: kinds are independent of each other */
  relationship: unknown;
}

/** The parent itself and, through others, all its parents of a kind. */
const withAncestors = ({ owner, parent, relationship }: Omit<Relation, 'child'>) =>
  sql`with recursive ancestors(id) as (
    select ${parent}::uuid
    union select above.item_parent_id from item_relations above join ancestors on above.item_child_id = ancestors.id
    where above.owner_id = ${owner} and above.relationship_id = ${relationship})`;

/** Condition that a relation would close a cycle: the parent is, through others, a part of the child. */
export const closesCycle = (relation: Relation): RawBuilder<boolean> =>
  sql<boolean>`exists (${withAncestors(relation)} select from ancestors where id = ${relation.child}::uuid)`;

/**
 * An item cannot be a part of itself, neither directly nor through others. All ancestors of the parents stay locked,
 * so that concurrent writes cannot close a cycle.
 * @throws ProblemError 400 that names the parent
 */
export async function checkParents(
  trx: Trx,
  { owner_id: owner, id: child }: ItemKey,
  parentIds: readonly string[],
  relationship: number,
  pointer: (index: number) => string,
): Promise<void> {
  for (const [index, parent] of parentIds.entries()) {
    if (parent.toLowerCase() === child) throw invalidField(pointer(index), 'an item cannot be its own parent');
    const relation = { owner, child, parent, relationship };
    await sql`select id from items where owner_id = ${owner}
      and id in (${withAncestors(relation)} select id from ancestors) order by id for update`.execute(trx);
    const { rows } = await sql<{ isCycle: boolean }>`select ${closesCycle(relation)} as "isCycle"`.execute(trx);
    if (rows[0]!.isCycle) throw invalidField(pointer(index), 'is itself a part of this item');
  }
}
