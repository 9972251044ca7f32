import type { Client } from 'pg';
import type { Acknowledged } from '@umkreis/start/production/write-on.ts';

/** @returns whether the history in the database contains a write, under the version of its response */
export async function storedWrites(
  client: Client,
  items: readonly string[],
): Promise<(write: Acknowledged) => boolean> {
  const { rows } = await client.query<{ key: string }>(
    `select concat_ws(' ', item_id, revision, changes->'title'->>'after') as key
     from item_revisions where item_id = any($1)`,
    [items],
  );
  const stored = new Set(rows.map(({ key }) => key));
  return ({ itemId, version, title }) => stored.has(`${itemId} ${version} ${title}`);
}
