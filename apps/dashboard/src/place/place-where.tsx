import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { WriteNote } from '../write/write-note.tsx';
import { AddressField, addressFields, addressGrid } from './address-field.tsx';
import { PinMove } from './pin-move.tsx';
import { useProposedAddress } from './use-proposed-address.ts';
import { useAddressWrites } from './use-address-writes.ts';
import { coordinates, usePinMove } from './use-pin-move.ts';

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
  const { here, at, setAt, isMoving, setMoving, before, write, store, undo } = usePinMove(item, onItem);
  const address = item.addresses[0];
  const addresses = useAddressWrites(item, onItem);
  const { proposed, setProposed, write: addressWrite, storeProposed } = useProposedAddress(address, addresses);
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
        <PinMove
          branch={branch}
          at={at}
          isBusy={write.state === 'busy' || addressWrite.state === 'busy'}
          onAt={setAt}
          onFound={(found) => {
            setAt(found.at);
            setProposed(found.fields);
          }}
          onDone={() => void store().then(storeProposed)}
          onCancel={() => {
            setMoving(false);
            setProposed({});
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <WriteNote write={write} done={t.positionMoved} />
        {addressWrite.state === 'failed' && <WriteNote write={addressWrite} />}
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
            proposed={proposed[name]}
            isReadOnly={isReadOnly}
            onSave={(value) => addresses.saveAddress(name, value)}
            queuedAs={(value) => addresses.queuedAddressWrite(name, value)}
            sequence={addresses.addressWrites}
          />
        ))}
      </div>
    </section>
  );
}
