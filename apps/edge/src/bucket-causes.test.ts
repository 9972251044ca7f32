import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';

let folder: string;
let bucket: TestBucket;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-bucket-causes-'));
  bucket = await startTestBucket();
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

interface Line {
  level: string;
  component?: string;
  msg: string;
}

const causes: [name: string, env: Record<string, string>, line: object, tags: string[]][] = [
  [
    'a missing bucket',
    { RELEASES_S3_BUCKET: 'nowhere' },
    { msg: 'the bucket of the releases does not exist', code: 'NoSuchBucket', bucket: 'nowhere' },
    ['nightly'],
  ],
  [
    'a closed port',
    { RELEASES_S3_ENDPOINT: 'http://127.0.0.1:1' },
    { msg: 'the bucket of the releases does not respond', host: '127.0.0.1:1' },
    [],
  ],
];
for (const [name, env, expected, tags] of causes)
  it(`logs ${name} and an API that does not respond once each`, { tags, timeout: 120_000 }, async () => {
    const port = await freePortFrom(4980);
    const edge = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: {
        ...bareEnv(),
        NODE_ENV: 'test',
        UMKREIS_DATA: folder,
        PORT: '0',
        API_URL: `http://127.0.0.1:${port}`,
        ...bucket.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    edge.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const lines = () =>
      output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line);
    try {
      await expect.poll(() => lines().length, { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
      // Longer than two more looks at each pointer and at the API.
      await new Promise((resolve) => setTimeout(resolve, 5000));
      expect(lines().toSorted((one, other) => one.component!.localeCompare(other.component!))).toEqual([
        expect.objectContaining({ component: `API 127.0.0.1:${port}`, code: 'ECONNREFUSED', level: 'warn' }),
        expect.objectContaining({ component: 'the bucket of the releases', level: 'warn', ...expected }),
      ]);
    } finally {
      edge.kill('SIGKILL');
      await once(edge, 'exit');
    }
  });
