import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './support/test.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { compression, release } from '@umkreis/deploy/release.ts';
import { releasesDir, workspace } from './support/instance.ts';
import { startProduct } from './support/product.ts';

const port = 4350;
const dataDir = path.join(workspace, '.data-test-kill');
const api = `http://localhost:${port}/api`;

test(
  'loses no saved edit on kill -9 of all processes, and restarts within seconds without releasing anything',
  { tag: '@nightly' },
  async () => {
    await rm(dataDir, { recursive: true, force: true });
    await cp(path.join(releasesDir, 'releases'), path.join(dataDir, 'releases'), { recursive: true });
    const first = await startProduct(dataDir, port);
    const token = execFileSync(process.execPath, ['tools/dev-identity/src/token.ts', 'staff@umkreis.example'], {
      cwd: workspace,
      encoding: 'utf8',
      env: { ...process.env, UMKREIS_DATA: dataDir, PORT: String(port), ISSUER_PORT: String(port) },
    }).trim();
    const { items } = (await (await fetch(`${api}/items/basemap/branchshortid/1`)).json()) as BasemapDocument;
    const { id, nanoId } = items.find((item) => item.title)!;
    const { version } = (await (await fetch(`${api}/items/nanoid/${nanoId}`)).json()) as Item;
    const write = await fetch(`${api}/items/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, title: 'Überlebt alles' }),
    });
    expect(write.status, await write.text()).toBe(200);

    const released = await releaseAnotherEmbed();

    const database = Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    await first.kill();
    try {
      process.kill(database, 'SIGKILL');
    } catch {
      /* it went with its parent */
    }

    const started = Date.now();
    const second = await startProduct(dataDir, port, 60_000);
    expect(Date.now() - started).toBeLessThan(30_000);
    const item = (await (await fetch(`${api}/items/nanoid/${nanoId}`)).json()) as Item;
    expect(item.title).toBe('Überlebt alles');
    expect(await readPointers(path.join(dataDir, 'releases'))).toEqual(released);
    await expect.poll(() => second.output()).toContain(`released: embed (${released.embed!.current})`);
    expect(second.output()).toContain('npm start -- --release');
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);

/** Releases an embed that differs from the sources, as an operator may do. */
async function releaseAnotherEmbed() {
  const releases = path.join(dataDir, 'releases');
  const { current } = (await readPointers(releases)).embed!;
  const dist = await mkdtemp(path.join(tmpdir(), 'embed-'));
  const filter = (source: string) => !/\.(br|gz)$/.test(source);
  await cp(path.join(releases, 'embed', current), dist, { recursive: true, filter });
  await writeFile(path.join(dist, 'note.json'), '"released by hand"');
  await release('embed', dist, releases, { quality: compression.quick });
  await rm(dist, { recursive: true });
  return readPointers(releases);
}
