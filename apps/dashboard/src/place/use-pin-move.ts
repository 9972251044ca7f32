import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { outbox } from '../outbox/outbox.ts';
import { useQueuedEdits } from '../outbox/use-queued-edits.ts';
import { useWrite } from '../write/use-write.ts';

export const coordinates = ({ lat, lon }: { lat: number; lon: number }) => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

/** Moves the pin of a place; queued while there is no network. @param onItem resolves once the screen shows the item */
export function usePinMove(item: Item, onItem: (item?: Item) => Promise<unknown>) {
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
  /** @returns whether the position is stored or queued */
  const store = async (): Promise<boolean> => {
    const [lon, lat] = at;
    const was: LngLat = [item.lon, item.lat];
    const isMoved = lon !== here.lon || lat !== here.lat;
    if (isMoved && !(await move(at))) {
      const isQueued = outbox.find(pinKey) !== undefined;
      if (isQueued) setMoving(false);
      // Somebody else may have moved it: loads their state as the base of the next attempt.
      else void onItem();
      return isQueued;
    }
    if (isMoved) setBefore(was);
    setMoving(false);
    return true;
  };
  const undo = (position: LngLat) => {
    setBefore(undefined);
    void move(position);
  };
  return { here, at, setAt, isMoving, setMoving, before, write, store, undo };
}
