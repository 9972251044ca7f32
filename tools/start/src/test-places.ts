import { v7 as uuidv7 } from 'uuid';
import type { Db } from '@umkreis/db/database.ts';

/**
 * Creates places for tests to write to, 'Ort 0' and so on.
 * @param named first five characters of their nano ids
 * @returns their ids
 */
export async function createTestPlaces(
  db: Db,
  { owner, count, named }: { owner: number; count: number; named: string },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  await db
    .insertInto('items')
    .values(
      ids.map((id, n) => ({
        owner_id: owner,
        id,
        nano_id: `${named}${String(n).padStart(3, '0')}`,
        title: `Ort ${n}`,
        lat: 47.14,
        lon: 9.52,
        date_permanently_closed: null,
        is_duplicate_of: null,
        source: 'editor',
        source_ref: null,
      })),
    )
    .execute();
  return ids;
}
