import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

/** Fields of a key that its details are validated by. */
export interface DetailKey {
  id: string;
  name: string;
  type: DetailKeyType;
  needsUnit: boolean;
  isHidden: boolean;
}

export const detailKeysByName = (db: Reader, names: readonly string[]): Promise<DetailKey[]> =>
  detailKeys(db, 'key_name', names);

export const detailKeysById = (db: Reader, ids: readonly string[]): Promise<DetailKey[]> => detailKeys(db, 'id', ids);

async function detailKeys(db: Reader, column: 'id' | 'key_name', values: readonly string[]): Promise<DetailKey[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('item_detail_keys')
    .where(column, 'in', values)
    .select(['id', 'key_name', 'type', 'needs_unit', 'is_hidden'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.key_name,
    type: row.type as DetailKeyType,
    needsUnit: row.needs_unit,
    isHidden: row.is_hidden,
  }));
}
