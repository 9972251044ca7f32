import { expect, it } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { listRows, type LoadedEntries } from './list-rows.ts';

const place = (nanoId: string, lon: number) => ({ item: { nanoId, lon, lat: 47 } }) as unknown as Place;
const event = { id: '01930000-aaaa-7bbb-8ccc-0123456789ab', title: 'Markt' } as Event;
const market = 'near0001.0123456789ab';
const loaded: LoadedEntries = {
  places: [place('near0001', 9.1), place('far00001', 9.9)],
  failed: [],
  arePlacesLoaded: true,
  events: [event],
  areEventsLoaded: true,
};
const rowsOf = (ids: readonly string[], changed: Partial<LoadedEntries> = {}, isByDistance = false) =>
  listRows({ entries: ids.map((id) => ({ id, title: id })), isByDistance }, { ...loaded, ...changed }, [9, 47]);
const seen = (ids: readonly string[], changed?: Partial<LoadedEntries>) =>
  rowsOf(ids, changed).map(({ status }) => status);

it("keeps the visitor's order", () => {
  expect(rowsOf(['far00001', 'near0001']).map(({ entry }) => entry.id)).toEqual(['far00001', 'near0001']);
});

it('puts the nearest first, what is at the same place in the order of the visitor, and what is unknown last', () => {
  const ids = ['gone0001', 'far00001', market, 'near0001'];
  expect(rowsOf(ids, {}, true).map(({ entry }) => entry.id)).toEqual([market, 'near0001', 'far00001', 'gone0001']);
  expect(rowsOf(ids)[3]!.km).toBeCloseTo(7.58, 1);
});

it('finds an event by the end of its id, with its place', () => {
  const [row] = rowsOf([market]);
  expect([row!.event?.title, row!.place?.item.nanoId, row!.status]).toEqual(['Markt', 'near0001', 'found']);
});

it('distinguishes what the guide no longer has from what is loading or could not be loaded', () => {
  const ids = ['near0001', 'gone0001', 'gone0001.ba9876543210'];
  expect(seen(ids)).toEqual(['found', 'missing', 'missing']);
  expect(seen(ids, { arePlacesLoaded: false, areEventsLoaded: false })).toEqual(['found', 'loading', 'loading']);
  expect(seen(ids, { failed: ['gone0001'] })).toEqual(['found', 'failed', 'missing']);
  expect(seen(ids, { places: [], failed: null })).toEqual(['failed', 'failed', 'missing']);
});
