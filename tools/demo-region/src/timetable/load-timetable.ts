import path from 'node:path';
import type { Db } from '@umkreis/db/database.ts';
import { importFeed, type ImportReport } from '@umkreis/gtfs-import/import-feed.ts';
import { writeFeed } from '@umkreis/gtfs-import/write-feed.ts';
import type { TransitLine } from '../valley/buses.ts';
import { createFeed } from './create-feed.ts';

/** Writes the valley's feed into the data folder and imports it like any other feed. */
export async function loadTimetable(
  db: Db,
  lines: readonly TransitLine[],
  { dataDir, branch }: { dataDir: string; branch: number },
): Promise<ImportReport> {
  const feed = path.join(dataDir, 'gtfs', 'laerchtal');
  await writeFeed(feed, createFeed(lines, new Date().getFullYear()));
  return importFeed(db, { feed, name: 'laerchtal', branch, source: 'demo' });
}
