import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from './import-feed.ts';
import { openFeedTest, type FeedTestSetup } from './testing/feed-test-setup.ts';
import { zipOf } from './testing/zip-of.ts';

let setup: FeedTestSetup;
beforeAll(async () => {
  setup = await openFeedTest();
}, 30_000);
afterAll(async () => setup?.close());

const fileOf = (name: string) => fileURLToPath(new URL(`testing/feeds/${name}.zip`, import.meta.url));
const load = (feed: string, folder?: string) => importFeed(setup.db, { feed, branch: 1, today: '2027-01-01', folder });
const written = async (files: Record<string, string>) => {
  const file = path.join(setup.folder, `${Object.keys(files).length}.zip`);
  await writeFile(file, zipOf(files));
  return file;
};

describe('a zip file with several feeds', () => {
  const feeds = fileOf('20-two-feeds-in-one-zip');
  it('is rejected with the name of each', async () => {
    await expect(load(feeds)).rejects.toThrow(/several feeds: bus\/, bahn\/; choose one with --folder/);
  });
  it('is imported from the chosen folder only', async () => {
    expect((await load(feeds, 'bus')).trips).toBe(3);
    expect((await load(feeds, 'bahn/')).trips).toBe(1);
    await expect(load(feeds, 'schiff')).rejects.toThrow(/no feed in schiff\/; it has bus\/, bahn\//);
  });
});

it('rejects a zip file in a zip file with its name', async () => {
  await expect(load(fileOf('21-zip-in-a-zip'))).rejects.toThrow(/another zip file, feed\.zip/);
});

it('leaves out a trip without days of service, and names it', async () => {
  const { trips, notes } = await load(fileOf('22-one-trip-of-a-service-without-days'));
  expect(trips).toBe(1);
  expect(notes).toEqual(['trips.txt: left out, as their service is in neither calendar: NIE (service NIE)']);
});

it('reads a feed in one folder beside copies that macOS adds and other files', async () => {
  const file = await written({
    'vvv/agency.txt': 'agency_name,agency_timezone\nx,Europe/Vaduz',
    '__MACOSX/vvv/agency.txt': 'x',
    'vvv/._stops.txt': 'x',
    'liesmich.txt': 'x',
  });
  await expect(load(file)).rejects.toThrow(/stops\.txt is missing/);
});
