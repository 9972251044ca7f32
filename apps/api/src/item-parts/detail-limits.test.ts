import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { detailKeyId } from '@umkreis/taxonomy/ids.ts';
import { ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { MOST_OF_KEY } from './detail-limits.ts';

const MOST_CPU_MS = 400;
const markdownKeys = ['eventNotes', 'eventTexts', 'exhibitionDescription', 'exhibitionNotes', 'exhibitionOffer'];
const hoursKeys = ['deliveryHours', 'winterHours', 'operatingHours', 'takeoutHours', 'transportForbiddenHours'];
const searchShortcutId = branchConfigs
  .find((branch) => branch.shortId === 1)!
  .searchShortcuts.find((one) => one.env === 'development' && one.allowItemAddition)!.id;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    const row = ([key, type]: [string, string]) => ({
      id: detailKeyId(key),
      key_name: key,
      icon_id: ids.icon,
      icon_title: 'pin',
      color_name: '#000000',
      type,
    });
    const keys = [
      ...markdownKeys.map((key): [string, string] => [key, 'markdown']),
      ...hoursKeys.map((key): [string, string] => [key, 'hours']),
      ['phone', 'phone'] as [string, string],
    ];
    await db.insertInto('item_detail_keys').values(keys.map(row)).execute();
  });
  token = await api.issuer.tokenOf('staff@test.example');
});
afterAll(async () => api?.close());

interface Detail {
  dataKeyV2: string;
  dataValue: string;
}
const detail = (key: string, dataValue: string): Detail => ({ dataKeyV2: detailKeyId(key), dataValue });

let address = 0;
const propose = (details: Detail[]) =>
  api.app.inject({
    method: 'POST',
    url: '/items/change-requests/',
    remoteAddress: `10.2.0.${++address}`,
    payload: { searchShortcutId, title: 'Museum', lat: 47.14, lon: 9.52, details },
  });
const edit = (method: 'POST' | 'PUT', url: string, payload: object) =>
  api.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
const create = (details: Detail[]) =>
  edit('POST', '/items', { branchShortId: 1, title: 'Museum', lat: 47.14, lon: 9.52, details });

/** The first error of the response, and the minimum CPU time of three calls, ms. */
async function errorOf(call: () => ReturnType<typeof propose>) {
  const times: number[] = [];
  let errors: Problem['errors'];
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    const response = await call();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    expect([response.statusCode, response.body]).toEqual([400, expect.any(String)]);
    ({ errors } = response.json<Problem>());
  }
  expect(Math.min(...times)).toBeLessThan(MOST_CPU_MS);
  return errors?.[0];
}
const headings = (bytes: number) => 'a\n=\n'.repeat(bytes / 4);

describe('a proposal', () => {
  it('has each key once', async () => {
    const details = Array.from({ length: 40 }, () => detail('eventNotes', headings(1000)));
    expect(await errorOf(() => propose(details))).toEqual({
      field: '/details/1/dataKeyV2',
      message: 'more than 1 of a key',
    });
  });

  it('is rejected before parsing if one text, or all together, would take too long', async () => {
    expect(await errorOf(() => propose([detail('eventNotes', headings(600))]))).toMatchObject({
      field: '/details/0/dataValue',
    });
    expect(await errorOf(() => propose(markdownKeys.map((key) => detail(key, headings(480)))))).toMatchObject({
      field: '/details',
    });
  });

  it('may have hours as long as two of the longest values', async () => {
    const hours = 'Mo-Fr 08:00-12:00; '.repeat(26).trim();
    expect(await errorOf(() => propose(hoursKeys.map((key) => detail(key, hours))))).toEqual({
      field: '/details/2/dataValue',
      message: 'more than 1000 characters of hours',
    });
  });

  it('may have a long formatted text in each of its keys', async () => {
    const text = '## Führungen\n\nJeden *Samstag* um 14 Uhr, [Anmeldung](https://museum.example) nötig.\n\n'.repeat(12);
    const response = await propose(markdownKeys.map((key) => detail(key, text)));
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  });
});

describe('an item', () => {
  it('is rejected before parsing if all texts together would take too long', async () => {
    const details = Array.from({ length: 100 }, (_, index) => detail(markdownKeys[index % 5]!, headings(480)));
    expect(await errorOf(() => create(details))).toEqual({
      field: '/details',
      message: 'too much formatted text for one call',
    });
  });

  it('has at most 20 values of a key, whether added at once or one by one', async () => {
    const values = Array.from({ length: MOST_OF_KEY }, (_, index) => detail('phone', `+423 123 45 ${index + 10}`));
    const more = detail('phone', '+423 123 45 99');
    expect(await errorOf(() => create([...values, more]))).toMatchObject({ field: '/details/20/dataKeyV2' });
    const created = await create(values);
    expect([created.statusCode, created.body]).toEqual([201, expect.any(String)]);
    const itemId = created.json<ItemCreated>().id;
    expect(await errorOf(() => edit('POST', '/items/details/', { itemId, ...more }))).toMatchObject({
      field: '/dataKeyV2',
    });
  });
});

it('rejects an import before parsing if its texts together would take too long', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    title: `Museum ${index}`,
    lat: 47.14,
    lon: 9.52,
    categories: [],
    details: { exhibitionNotes: [headings(480)], eventNotes: [headings(480)] },
  }));
  expect(await errorOf(() => edit('PUT', '/items/import/', { branchShortId: 1, isTrial: true, rows }))).toEqual({
    field: '/rows',
    message: 'too much formatted text for one call',
  });
});
