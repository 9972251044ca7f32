import type { ItemJson } from '@umkreis/contract/item-write.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export async function insertJson(
  trx: Trx,
  { owner_id, id }: ItemKey,
  type: string,
  json: object,
  jsonId: string,
): Promise<ItemJson> {
  await trx
    .insertInto('item_jsons')
    .values({ owner_id, id: jsonId, item_id: id, type, json: JSON.stringify(json) })
    .execute();
  return { itemJsonId: jsonId, itemId: id, jsonId, type };
}
