import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { PointerConflict, readPointer, replacePointer } from './bucket-pointer.ts';
import { openReleaseBucket, type ReleaseBucket } from './release-bucket.ts';

let server: TestBucket;
/** Two machines. */
let [one, two]: ReleaseBucket[] = [];
beforeEach(async () => {
  server = await startTestBucket();
  const config = readBucketConfig('RELEASES', server.env);
  [one, two] = [await openReleaseBucket(config), await openReleaseBucket(config)];
});
afterEach(() => server.close());

const to = (current: string) => ({ current, since: new Date().toISOString(), previous: ['v1'] });
const live = async () => (await readPointer(one!, 'map')).pointer?.current;

describe.each([
  ['that honours conditions', false],
  ['that ignores conditions', true],
])('in a bucket %s', (_name, ignoresConditions) => {
  beforeEach(() => {
    server.ignoresConditions = ignoresConditions;
  });

  it.each(['the first pointer', 'a later pointer'])('lets one of two writers of %s succeed', async (which) => {
    if (which === 'a later pointer') await replacePointer(one!, 'map', await readPointer(one!, 'map'), to('v1'), 0);
    const seen = await Promise.all([readPointer(one!, 'map'), readPointer(two!, 'map')]);
    const results = await Promise.allSettled([
      replacePointer(one!, 'map', seen[0], to('from-one')),
      replacePointer(two!, 'map', seen[1], to('from-two')),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [winner, loser] = results[0].status === 'fulfilled' ? [0, 1] : [1, 0];
    expect(await live()).toBe(['from-one', 'from-two'][winner]);
    const error = (results[loser] as PromiseRejectedResult).reason as Error;
    expect(error).toBeInstanceOf(PointerConflict);
    expect(error.message).toContain(`${['from-one', 'from-two'][winner]} is live`);
  });

  it('rejects a write if the pointer has changed since it was read', async () => {
    const seen = await readPointer(one!, 'map');
    await replacePointer(two!, 'map', seen, to('from-two'), 0);
    await expect(replacePointer(one!, 'map', seen, to('from-one'), 0)).rejects.toThrow(PointerConflict);
    expect(await live()).toBe('from-two');
  });

  it('lets concurrent changes of two surfaces both succeed', async () => {
    const surfaces = ['map', 'embed', 'shell'] as const;
    await Promise.all(
      surfaces.map(async (surface) =>
        replacePointer(one!, surface, await readPointer(two!, surface), to(`${surface}-2`), 0),
      ),
    );
    for (const surface of surfaces) expect((await readPointer(one!, surface)).pointer?.current).toBe(`${surface}-2`);
  });
});

it('succeeds if the response to its write is lost and the repeated write fails its condition', async () => {
  await replacePointer(one!, 'map', await readPointer(one!, 'map'), to('v1'), 0);
  const quick = await openReleaseBucket(readBucketConfig('RELEASES', server.env), {
    connectMs: 1000,
    idleMs: 500,
    requestMs: 2000,
    attempts: 2,
  });
  let lost = 0;
  server.treat = ({ method }) => (method === 'PUT' && lost++ === 0 ? 'lose' : 'serve');
  await replacePointer(quick, 'map', await readPointer(quick, 'map'), to('v2'), 0);
  expect(lost).toBe(2);
  expect(await live()).toBe('v2');
});
