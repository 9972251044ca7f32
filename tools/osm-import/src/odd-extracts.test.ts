import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { importExtract, type ImportReport } from './import-extract.ts';
import { printReport } from './print-report.ts';

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-odd-'));
  database = await openTestDatabase(dataDir);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

const load = async (name: string): Promise<ImportReport> => {
  const bytes = await readFile(new URL(`testing/extracts/${name}.osm.pbf`, import.meta.url));
  return importExtract(database.db, { bytes, name, dataDir, branch: 14 });
};
const titles = async () => (await database.db.selectFrom('items').select('title').execute()).map(({ title }) => title);

describe('an extract with odd elements', () => {
  it('imports both sides of the antimeridian with a small basemap', async () => {
    const report = await load('03-antimeridian');
    expect(report.taken.get('Eating')).toBe(2);
    expect(report.basemap.tiles).toBeLessThan(1000);
    const items = await database.db.selectFrom('items').select(['title', 'lon']).execute();
    for (const { lon } of items) expect(Math.abs(lon)).toBeLessThanOrEqual(180);
  }, 60_000);

  it('leaves out nodes without a position and counts them, and keeps large ids', async () => {
    const report = await load('05-missing-and-odd-references');
    expect(await titles()).toContain('Café mit großer Nummer');
    expect(await titles()).not.toContain('Café ohne Ort');
    expect(report.left).toContainEqual(['node without a position on earth', 1]);
  }, 60_000);

  it('keeps ways with negative ids apart', async () => {
    expect((await load('09-negative-way-ids')).taken.get('Transport')).toBe(2);
  }, 60_000);

  it('reads locations on ways like those of nodes', async () => {
    const own = await load('01-multipolygons');
    const onWays = await load('01-multipolygons.locations-on-ways');
    expect([...onWays.taken]).toEqual([...own.taken]);
  }, 60_000);

  it('lists values that are no contact in its report', async () => {
    const report = await load('02-tags.dense-zlib');
    const printed = printReport(report, 'npm run import', 1);
    expect(printed).toContain('phone: Mo-Fr 09:00-17:00');
    expect(printed).toContain('url: javascript:alert(1)');
  }, 60_000);
});
