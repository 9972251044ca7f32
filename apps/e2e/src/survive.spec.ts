import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/test.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { workspace } from './support/instance.ts';
import { startProduct } from './support/product.ts';

const port = 4350;
const dataDir = path.join(workspace, '.data-test-kill');
const api = `http://localhost:${port}/api`;

test('kill -9 of everything loses no saved edit, and the next start takes seconds', async () => {
  test.setTimeout(240_000);
  await rm(dataDir, { recursive: true, force: true });
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
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
