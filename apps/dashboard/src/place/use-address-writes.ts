import { useRef } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { outbox, type OutboxEntry } from '../outbox/outbox.ts';
import type { DescribeWrite } from '../write/use-write.ts';
import { addressFields, type AddressName } from './address-field.tsx';

/** Adds input to a queued address that may be in transit, instead of creating a second address. */
function laterCall({ url, method }: OutboxEntry, body: object): ApiError {
  const later = new ApiError(url, 0);
  later.call = { method, body };
  return later;
}

/** Saves the fields of a place's address; the first one creates the address. */
export function useAddressWrites(item: Item, onItem: (item?: Item) => Promise<unknown>) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const address = item.addresses[0];
  // The first field creates the address, and the others have to know whether it was created, queued or rejected.
  const addressWrites = useRef<Promise<unknown>>(Promise.resolve());
  const created = useRef<{ id: string }>(null);
  const saveAddress = async (name: AddressName, value: string) => {
    const own = address ?? created.current;
    if (own) await callApi(boot, 'PUT /items/addresses/{id}', { path: { id: own.id }, body: { [name]: value }, auth });
    else {
      const queuedAddress = outbox.find(newAddressKey);
      const place = { itemId: item.id, lat: item.lat, lon: item.lon };
      if (queuedAddress) throw laterCall(queuedAddress, { ...place, ...(queuedAddress.body as object), [name]: value });
      created.current = await callApi(boot, 'POST /items/addresses/', { body: { ...place, [name]: value }, auth });
    }
    await onItem();
  };
  const newAddressKey = `${item.id}:address`;
  const queuedAddressWrite =
    (name: AddressName, value: string): DescribeWrite =>
    (failed) => {
      if (failed?.method !== 'POST')
        return { key: `${newAddressKey}:${name}`, author: auth.email, label: t[name], value };
      const fields = failed.body as Partial<Record<AddressName, string>>;
      return {
        key: newAddressKey,
        author: auth.email,
        label: t.where,
        value: addressFields.flatMap((one) => (fields[one] ? [`${t[one]}: ${fields[one]}`] : [])).join(', '),
        isRepeatable: outbox.find(newAddressKey) !== undefined,
        creates: { part: 'address', place: apiUrl(boot, 'GET /items/dashboard/{id}', { path: { id: item.id } }) },
      };
    };
  return { addressWrites, saveAddress, queuedAddressWrite };
}
