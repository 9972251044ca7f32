import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { v7 as uuidv7 } from 'uuid';
import { loadHistoryRows, type HistoryTable } from '../item-history/history-rows.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

type Row = Record<string, unknown>;
export type CopiedTable = Exclude<HistoryTable, 'items' | 'item_reviews'>;

/**
 * Copies related rows of an item to another one of the same owner, with new IDs; existing rows are unchanged.
 * @param isWanted selects rows
 */
export async function copyRows(
  trx: Trx,
  table: CopiedTable,
  from: ItemKey,
  toId: string,
  isWanted: (row: Row) => boolean = () => true,
): Promise<void> {
  const item = table === 'item_relations' ? 'item_child_id' : 'item_id';
  const rows = (await loadHistoryRows(trx, [table], from)).get(table)!;
  const copies = rows
    .map(({ row }) => row)
    .filter(isWanted)
    .map((row) => ({
      ...row,
      [item]: toId,
      ...('id' in row && { id: uuidv7() }),
      ...('nano_id' in row && { nano_id: nanoid(8) }),
    }));
  if (copies.length === 0) return;
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(copies)}::jsonb)
    on conflict do nothing`.execute(trx);
}
