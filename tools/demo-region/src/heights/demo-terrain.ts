import type { Db } from '@umkreis/db/database.ts';
import { heightsFile } from './heights-file.ts';

/**
 * The value of TERRAIN_URL for the demonstration's guides.
 * @returns undefined if a guide has an extract of its own, or without the file
 */
export async function demoTerrainUrl(db: Db, dataDir: string): Promise<string | undefined> {
  const real = await db
    .selectFrom('branches')
    .select('short_id')
    .where('is_demo', '=', false)
    .where('basemap_archive', 'is not', null)
    .where('short_id', '>', 0)
    .limit(1)
    .executeTakeFirst();
  const file = real ? undefined : await heightsFile(dataDir);
  return file && `/basemap/${file}`;
}
