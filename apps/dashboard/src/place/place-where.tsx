import { Suspense } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { WriteNote } from '../write/write-note.tsx';
import { AddressSearch } from './address-search.tsx';
import { AddressField, addressFields, addressGrid } from './address-field.tsx';
import { useAddressWrites } from './use-address-writes.ts';
import { coordinates, usePinMove } from './use-pin-move.ts';

export const PinMap = lazyPart(
  () => import('@umkreis/position-map/pin-map.tsx'),
  (code) => code.default,
);

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
  const { boot } = useDashboard();
  const { here, at, setAt, isMoving, setMoving, before, write, store, undo } = usePinMove(item, onItem);
  const address = item.addresses[0];
  const { addressWrites, saveAddress, queuedAddressWrite } = useAddressWrites(item, onItem);

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
          <Button size="small" kind="quiet" onClick={() => before && undo(before)}>
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
