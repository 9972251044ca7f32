import { Suspense, useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { outbox, type OutboxEntry } from '../unsent/outbox.ts';
import { useQueuedEdits } from '../outbox/use-queued-edits.ts';
import { useWrite, type DescribeWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { AddressSearch } from './address-search.tsx';
import { AddressField, addressFields, addressGrid, type AddressName } from './address-field.tsx';

export const PinMap = lazyPart(
  () => import('@umkreis/position-map/pin-map.tsx'),
  (code) => code.default,
);

/** Adds input to a queued address that may be in transit, instead of creating a second address. */
function laterCall({ url, method }: OutboxEntry, body: object): ApiError {
  const later = new ApiError(url, 0);
  later.call = { method, body };
  return later;
}

const coordinates = ({ lat, lon }: { lat: number; lon: number }) => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

/** The location of a place: the pin on its branch's map, and its address. */
export function PlaceWhere({
  item,
  branch,
  isReadOnly,
  onItem,
}: {
  item: Item;
  branch: Branch | undefined;
  isReadOnly: boolean;
  /** Resolves once the screen shows the item. */
  onItem(item?: Item): Promise<unknown>;
}) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const [isMoving, setMoving] = useState(false);
  const pinKey = `${item.id}:pin`;
  const [queuedPin] = useQueuedEdits(pinKey);
  // Queued edits are shown as if they were saved.
  const here = { lat: item.lat, lon: item.lon, ...(queuedPin?.body as Partial<Item> | undefined) };
  const [at, setAt] = useState<LngLat>([here.lon, here.lat]);
  const [before, setBefore] = useState<LngLat>();
  const write = useWrite();
  const address = item.addresses[0];

  const move = ([lon, lat]: LngLat) =>
    write.run(
      async () =>
        onItem(
          await callApi(boot, 'PUT /items/{id}', {
            path: { id: item.id },
            body: { version: item.version, lat, lon },
            auth,
          }),
        ),
      { key: pinKey, author: auth.email, label: t.position, value: coordinates({ lat, lon }) },
    );
  const store = async () => {
    const [lon, lat] = at;
    if (lon === here.lon && lat === here.lat) return setMoving(false);
    const was: LngLat = [item.lon, item.lat];
    if (!(await move(at))) {
      if (outbox.find(pinKey)) return setMoving(false);
      // Somebody else may have moved it: loads their state as the base of the next attempt.
      void onItem();
      return;
    }
    setBefore(was);
    setMoving(false);
  };
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

  return (
    <section aria-label={t.where} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-title">{t.where}</h2>
        {!isReadOnly && !isMoving && (
          <Button
            size="small"
            icon="pin"
            onClick={() => {
              setAt([here.lon, here.lat]);
              setMoving(true);
            }}
          >
            {t.change}
          </Button>
        )}
      </div>
      <p className="tabular text-sm text-ink-soft">
        {t.position}: {coordinates(here)}
      </p>
      {isMoving && (
        <>
          <AddressSearch branch={branch} onFound={setAt} />
          <Suspense fallback={<div className="h-52 animate-pulse rounded-card bg-sunken" />}>
            <PinMap boot={{ ...boot, branch: branch ?? boot.branch }} at={at} onChange={setAt} />
          </Suspense>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" size="small" busy={write.state === 'busy'} onClick={() => void store()}>
              {t.done}
            </Button>
            <Button size="small" onClick={() => setMoving(false)}>
              {t.cancel}
            </Button>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <WriteNote write={write} done={t.positionMoved} />
        {before && write.state === 'saved' && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              setBefore(undefined);
              void move(before);
            }}
          >
            {t.undo}
          </Button>
        )}
      </div>
      <div className={addressGrid}>
        {addressFields.map((name) => (
          <AddressField
            key={name}
            name={name}
            draftKey={`${item.id}:address:${name}`}
            stored={address?.[name] ?? ''}
            isReadOnly={isReadOnly}
            onSave={(value) => saveAddress(name, value)}
            queuedAs={(value) => queuedAddressWrite(name, value)}
            sequence={addressWrites}
          />
        ))}
      </div>
    </section>
  );
}
