import { request } from '@umkreis/api-client/request.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { OutboxEntry } from './outbox.ts';
import type { OutboxCall } from './sendable-call.ts';

/**
 * The request that an entry still needs. A part that exists already is not created again: the earlier response
 * may have been lost, or somebody else created it.
 * @returns null: none
 * @throws ApiError if the place cannot be loaded
 */
export async function callNow(entry: OutboxEntry, auth: Auth): Promise<OutboxCall | null> {
  if (!entry.creates) return entry;
  const place = await request<Item>(entry.creates.place, { getToken: auth.getToken });
  const body = entry.body as Record<string, unknown>;
  if (entry.creates.part === 'detail') {
    const isThere = place.itemDetails.some(
      ({ dataKeyV2, dataValue }) => dataKeyV2 === body.dataKeyV2 && dataValue === body.dataValue,
    );
    return isThere ? null : entry;
  }
  const address = place.addresses[0];
  if (!address) return entry;
  const { itemId: _item, lat: _lat, lon: _lon, ...fields } = body;
  return { method: 'PUT', url: `${entry.url}${address.id}`, body: fields };
}
