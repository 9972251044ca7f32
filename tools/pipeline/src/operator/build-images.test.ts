import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildImages, checksumsOf } from './build-images.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-docker-'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A command `docker` that records its arguments. @param digests of the image after it was pushed */
async function stubDocker(digests: string): Promise<void> {
  const file = path.join(folder, 'docker');
  await writeFile(
    file,
    `#!/bin/sh
echo "$1" >> ${folder}/calls
case "$1" in run) exit 78;; image) printf '${digests}';; esac
`,
  );
  await chmod(file, 0o755);
}
const plan = { surfaces: {}, servers: { edge: '1.4.0' } } as const;

it('builds, starts and pushes the image of a planned server, and returns its digest', async () => {
  await stubDocker('mirror.example/umkreis-edge@sha256:11\\nghcr.io/owner/umkreis-edge@sha256:5f\\n');
  const images = await buildImages(plan, 'ghcr.io/owner', () => {});
  expect(images).toEqual({ edge: 'ghcr.io/owner/umkreis-edge@sha256:5f' });
  expect(await readFile(path.join(folder, 'calls'), 'utf8')).toBe('build\nrun\npush\nimage\n');
  expect(checksumsOf(images)).toBe('5f  ghcr.io/owner/umkreis-edge\n');
});

it('rejects an image that the registry does not have', async () => {
  await stubDocker('mirror.example/umkreis-edge@sha256:11\\n');
  await expect(buildImages(plan, 'ghcr.io/owner', () => {})).rejects.toThrow('has no digest of ghcr.io/owner');
});
