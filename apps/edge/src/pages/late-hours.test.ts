import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { HoursFacts } from '../hours/hours-facts.ts';
import type { HoursReader } from '../hours/hours-reader.ts';
import { ApiGroup } from '../proxy/api-group.ts';
import { createPages } from './create-pages.ts';

const inn = {
  id: 'i',
  nanoId: 'loewen00',
  title: 'Löwen',
  lat: 47.14,
  lon: 9.52,
  branchShortId: 1,
  addresses: [],
  categories: [],
  tags: [],
  itemChildren: [],
  itemParents: [],
  media: [],
  itemDetails: [{ dataKeyName: 'hours', dataValue: 'Mo-Fr 08:00-12:00', dataValueUnit: '' }],
};
const responses: Record<string, unknown> = {
  [apiPaths.item(inn.nanoId, 1)]: inn,
  [apiPaths.categories]: [],
  [apiPaths.detailKeys]: [],
  [apiPaths.events(1)]: [],
};
const boot = {
  apiRoot: '/api',
  assetRoot: '',
  env: 'production',
  product: { name: 'Umkreis', origin: 'https://guide.example' },
  branch: {
    shortId: 1,
    title: 'Vaduz',
    subdomain: 'vaduz',
    isActive: true,
    timeZone: 'Europe/Vaduz',
    countryCode: 'li',
    basemapItemJsonFileNameProduction: '1.json',
  },
  main: { timeZone: 'Europe/Vaduz' },
} as unknown as Boot;
const facts: HoursFacts = {
  week: [{ date: '2026-05-04', isToday: true, isHoliday: false, intervals: [] }] as unknown as HoursFacts['week'],
  specifications: {} as HoursFacts['specifications'],
};

let server: Server;
let api: string;
// Pages are rendered again every quarter of an hour.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:05:00Z') }));
beforeAll(async () => {
  server = createServer((request, response) => {
    const found = responses[request.url!];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});

test('renders a page again soon if its hours were missing, and caches it with hours', async () => {
  let readCount = 0;
  let isBusy = true;
  const hours: HoursReader = {
    tags: async () => null,
    read: async () => {
      readCount++;
      return isBusy ? null : facts;
    },
    close: async () => {},
  };
  const pages = createPages(new ApiGroup([api], 1), hours);
  const hasHours = async () => {
    const page = await pages.page(new URL(`https://vaduz.guide.example/map/place/${inn.nanoId}`), boot, []);
    if (!('head' in page)) throw new Error('It leads to another page.');
    expect([page.status, page.isPartial]).toEqual([200, false]);
    return page.body.includes('Öffnungszeiten');
  };
  expect([await hasHours(), await hasHours()]).toEqual([false, false]);
  expect(readCount, 'not made for each who asks').toBe(1);
  isBusy = false;
  await expect.poll(hasHours).toBe(true);
  expect([await hasHours(), readCount]).toEqual([true, 2]);
});
