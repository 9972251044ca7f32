import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { FaultTestSetup } from './fault-test-setup.ts';

const OWNER = 1;
/** After the last write, and the restart of what was killed, ms. */
const LONGEST_MS = 30_000;
const PAUSE_MS = 100;

/**
 * Titles that differ between the database and the snapshots of the branch and of the main site, some time after the
 * last write; empty if the snapshots are complete.
 */
export async function staleTitles({ api, db, items }: FaultTestSetup): Promise<string[]> {
  for (const end = Date.now() + LONGEST_MS; ; await wait(PAUSE_MS)) {
    const found = await differences().catch((error: unknown) => [String(error)]);
    if (found.length === 0 || Date.now() > end) return found;
  }

  async function differences(): Promise<string[]> {
    const rows = await db.selectFrom('items').where('owner_id', '=', OWNER).select(['id', 'title']).execute();
    const tested = rows.filter(({ id }) => items.includes(id));
    const documents = await Promise.all(
      [apiPaths.basemap(OWNER), apiPaths.basemapAll].map(async (path) => {
        const response = await fetch(api + path, { signal: AbortSignal.timeout(8000) });
        if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
        const document = (await response.json()) as BasemapDocument;
        return { path, titles: new Map(document.items.map((item) => [item.id, item.title])) };
      }),
    );
    return documents.flatMap(({ path, titles }) =>
      tested
        .filter(({ id, title }) => titles.get(id) !== title)
        .map(({ id, title }) => `${path}: ${id} is '${titles.get(id)}' instead of '${title}'`),
    );
  }
}
