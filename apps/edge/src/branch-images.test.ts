import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { startEdgeOfBranches } from './testing/start-edge-of-branches.ts';

const uploaded = 'vaduz-0123456789abcdef.webp';
let folder: string;
let site: Awaited<ReturnType<typeof startEdgeOfBranches>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-images-'));
  await mkdir(path.join(folder, 'branches'));
  await writeFile(path.join(folder, 'branches', uploaded), 'picture');
  const branches = branchConfigs.map((config) => ({
    ...mergeBranch(config, undefined),
    ...(config.shortId === 1 && { logo: uploaded, menuButton: uploaded }),
  }));
  site = await startEdgeOfBranches(branches, { UMKREIS_DATA: folder });
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['an uploaded logo', uploaded, 'image/webp', 86_400],
  ['the drawn one beside it', 'vaduz.svg', 'image/svg+xml', 60],
  ['the drawn word mark', 'vaduz-wide.svg', 'image/svg+xml', 60],
  ['the cover of its pages', 'vaduz-0123456789abcdef-cover.png', 'image/png', 60],
])('serves %s with a matching cache lifetime', async (_name, file, type, seconds) => {
  const { statusCode, headers } = await site.edge.inject({
    url: `/branches/${file}`,
    headers: { host: 'guide.example' },
  });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    type,
    `public, max-age=${seconds}`,
  ]);
});
