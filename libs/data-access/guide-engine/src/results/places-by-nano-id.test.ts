import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Place } from '../places/place.ts';
import { placesByNanoId } from './places-by-nano-id.ts';

const requested: string[] = [];
const hidden = {
  id: 'hidden',
  nanoId: 'hidden01',
  title: 'Quelle',
  lat: 47,
  lon: 9,
  branchShortId: 1,
  categories: [],
  tags: [],
  itemDetails: [],
  ways: [],
  geojsons: [],
  itemParents: [],
  itemChildren: [],
};
/** The API, over HTTP */
const server = createServer((request, response) => {
  requested.push(request.url!);
  const status = request.url!.includes('hidden01') ? 200 : request.url!.includes('gone0001') ? 404 : 503;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? hidden : { title: 'problem', status }));
});
let apiRoot = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void requested.splice(0));
afterAll(() => void server.close());

const joined = (item: Partial<BasemapItem>) => ({ item }) as unknown as Place;
const content = () => ({
  where: { apiRoot, branch: { shortId: 1 } },
  guide: { byNanoId: new Map([['known001', joined({ nanoId: 'known001' })]]) },
  join: (items: readonly BasemapItem[]) => items.map(joined),
});

it('requests nothing for places that the engine has', async () => {
  const { places, failed } = await placesByNanoId(content(), ['known001']);
  expect([places.map(({ item }) => item.nanoId), failed, requested]).toEqual([['known001'], [], []]);
});

it('requests the others from the API, in the order of the ids, and distinguishes missing from failed ones', async () => {
  const ids = ['broken01', 'hidden01', 'known001', 'gone0001'];
  const { places, failed } = await placesByNanoId(content(), ids);
  expect(places.map(({ item }) => item.nanoId)).toEqual(['hidden01', 'known001']);
  expect(failed).toEqual(['broken01']);
  expect(requested.toSorted()).toEqual(
    ['broken01', 'gone0001', 'hidden01'].map((id) => expect.stringMatching(`/items/nanoid/${id}\\?branch=1`)),
  );
});

it('reports all as failed while the API has no response', async () => {
  const nowhere = { ...content(), where: { apiRoot: 'http://127.0.0.1:9', branch: null } };
  expect(await placesByNanoId(nowhere, ['hidden01', 'gone0001'])).toEqual({
    places: [],
    failed: ['hidden01', 'gone0001'],
  });
});
