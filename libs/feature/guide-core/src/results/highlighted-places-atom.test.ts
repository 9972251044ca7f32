// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { chatHistoryAtom, showChatCardAtom, type ChatEntry } from '../chat/chat-history.ts';
import type { GuideData } from '../guide-data.ts';
import { withEntries } from '../my-list/listed-entries.ts';
import { myListAtom } from '../my-list/my-list-atom.ts';
import { Visit } from '../testing/visit.ts';
import { highlightedPlacesAtom } from './highlighted-places-atom.ts';

const place = (nanoId: string) => ({ item: { nanoId } }) as unknown as Place;
beforeEach(() => localStorage.clear());

/** A visit of a guide that has all places but `gone0000`. */
function visitOf(address: string) {
  const placesByNanoId = vi.fn((ids: readonly string[]) =>
    Promise.resolve({ places: ids.filter((id) => id !== 'gone0000').map(place), failed: [] }),
  );
  const data = { status: 'ready', edition: {}, engine: { placesByNanoId } } as unknown as GuideData;
  const { store } = new Visit(address, null, undefined, data);
  store.sub(highlightedPlacesAtom, () => undefined);
  const highlighted = () => store.get(highlightedPlacesAtom).map(({ item }) => item.nanoId);
  return { store, highlighted, placesByNanoId };
}

it('highlights the places of the own list, also below the card of one of them, and follows its changes', async () => {
  const { store, highlighted, placesByNanoId } = visitOf('/map/place/AbC12345?mylist=1');
  store.set(myListAtom, (list) =>
    withEntries(list, [
      { id: 'XyZ98765', title: 'B' },
      { id: 'AbC12345.0123456789ab', title: 'an event at another place' },
      { id: 'gone0000', title: 'C' },
    ]),
  );
  await expect.poll(highlighted).toEqual(['AbC12345', 'XyZ98765']);
  const queries = placesByNanoId.mock.calls.length;
  store.set(myListAtom, (list) => ({ ...list, entries: list.entries.toReversed(), day: '2026-12-05' }));
  expect([highlighted(), placesByNanoId.mock.calls.length]).toEqual([['AbC12345', 'XyZ98765'], queries]);
  store.set(myListAtom, (list) => ({ ...list, entries: [] }));
  expect(highlighted()).toEqual([]);
});

it('highlights the places of a shared list, and nothing while no list is open', async () => {
  const shared = visitOf('/map?mylist=2026-12-05.XyZ98765');
  await expect.poll(shared.highlighted).toEqual(['XyZ98765']);
  const closed = visitOf('/map');
  closed.store.set(myListAtom, (list) => withEntries(list, [{ id: 'XyZ98765', title: 'B' }]));
  expect([closed.highlighted(), closed.placesByNanoId.mock.calls]).toEqual([[], []]);
});

it("prefers the places of the chat's answer, which is open above the list", async () => {
  const { store, highlighted } = visitOf('/map?mylist=XyZ98765');
  await expect.poll(highlighted).toEqual(['XyZ98765']);
  store.set(chatHistoryAtom, [
    { text: '', question: null, answer: { places: [place('fromChat')] } } as unknown as ChatEntry,
  ]);
  store.set(showChatCardAtom, true);
  expect(highlighted()).toEqual(['fromChat']);
});
