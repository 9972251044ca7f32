import { afterEach, beforeEach, expect, it } from 'vitest';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { readBucketConfig } from './bucket-config.ts';
import { BucketWatch } from './bucket-watch.ts';
import { startTestBucket, type TestBucket } from './testing/start-test-bucket.ts';

let bucket: TestBucket;
let watch: BucketWatch | undefined;
let lines: { text: string; facts: object }[];
beforeEach(async () => {
  bucket = await startTestBucket();
  lines = [];
});
afterEach(async () => {
  await watch?.stop();
  await bucket.close();
});

function startWatch(env: Record<string, string>): BucketWatch {
  watch = new BucketWatch({
    config: readBucketConfig('RELEASES', { ...bucket.env, ...env }),
    name: 'the bucket of the media',
    log: new StateLog({ warn: (facts, text) => lines.push({ facts, text }) }),
    everyMs: 50,
  });
  watch.start();
  return watch;
}

it.each([
  ['a missing bucket', { RELEASES_S3_BUCKET: 'nowhere' }, 'does not exist', { bucket: 'nowhere', status: 404 }],
  ['a wrong key', { RELEASES_S3_KEY_ID: 'other' }, 'rejects the key', { bucket: 'releases', status: 403 }],
  [
    'a closed port',
    { RELEASES_S3_ENDPOINT: 'http://127.0.0.1:1' },
    'does not respond',
    { host: '127.0.0.1:1', code: 'ECONNREFUSED' },
  ],
])('logs %s once, with address and name', async (_name, env, text, facts) => {
  const { problem } = startWatch(env);
  expect(problem).toBeUndefined();
  await expect.poll(() => bucket.requests.length > 3 || lines.length, { timeout: 10_000 }).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(lines).toEqual([{ text: `the bucket of the media ${text}`, facts: expect.objectContaining(facts) }]);
  expect(watch!.ageSeconds).toBeUndefined();
  expect(JSON.stringify(lines)).not.toContain(bucket.env.RELEASES_S3_SECRET + '"');
});

it('measures the age of the last successful check, and reports failure and recovery', async () => {
  startWatch({});
  await expect.poll(() => watch!.ageSeconds, { timeout: 10_000 }).toBeLessThan(5);
  bucket.treat = () => 'fail';
  await expect.poll(() => watch!.problem?.reason, { timeout: 10_000 }).toBe('failed');
  const age = watch!.ageSeconds!;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(watch!.ageSeconds).toBeGreaterThan(age);
  bucket.treat = () => 'serve';
  await expect.poll(() => watch!.problem, { timeout: 10_000 }).toBeUndefined();
  expect(lines.map((one) => one.text)).toEqual([
    'the bucket of the media returns an error',
    'the bucket of the media: works again',
  ]);
});
