import { Suspense, useState } from 'react';
import { updateItem } from '@umkreis/api-client/update-item.ts';
import { createItemAddress, updateItemAddress } from '@umkreis/api-client/write-item-address.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { editorMessages } from '@umkreis/i18n/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { AddressSearch } from './address-search.tsx';
import { AddressField, addressFields, addressGrid, type AddressName } from './address-field.tsx';

export const PinMap = lazyPart(
  () => import('@umkreis/map-screen/position/pin-map.tsx'),
  (code) => code.default,
);

/** Where a place is: the pin on its branch's map, and its address. */
export function PlaceWhere({
  item,
  branch,
  isReadOnly,
  onItem,
}: {
  item: Item;
  branch: Branch | undefined;
  isReadOnly: boolean;
  /** Settles once the screen shows it. */
  onItem(item?: Item): Promise<unknown>;
}) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const [isMoving, setMoving] = useState(false);
  const [at, setAt] = useState<LngLat>([item.lon, item.lat]);
  const [before, setBefore] = useState<LngLat>();
  const write = useWrite();
  const address = item.addresses[0];

  const move = ([lon, lat]: LngLat) =>
    write.run(async () => onItem(await updateItem(boot, auth, item.id, { version: item.version, lat, lon })));
  const store = async () => {
    const [lon, lat] = at;
    if (lon === item.lon && lat === item.lat) return setMoving(false);
    const was: LngLat = [item.lon, item.lat];
    if (!(await move(at))) {
      // Somebody else may have moved it: then their state is what the next attempt begins from.
      void onItem();
      return;
    }
    setBefore(was);
    setMoving(false);
  };
  const saveAddress = async (name: AddressName, value: string) => {
    if (address) await updateItemAddress(boot, auth, address.id, { [name]: value });
    else await createItemAddress(boot, auth, { itemId: item.id, lat: item.lat, lon: item.lon, [name]: value });
    await onItem();
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
              setAt([item.lon, item.lat]);
              setMoving(true);
            }}
          >
            {t.change}
          </Button>
        )}
      </div>
      <p className="tabular text-sm text-ink-soft">
        {t.position}: {item.lat.toFixed(5)}, {item.lon.toFixed(5)}
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
          />
        ))}
      </div>
    </section>
  );
}
