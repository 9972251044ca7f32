import { expect, it } from 'vitest';
import { releaseFaults } from './release-faults.ts';

// Each rule has a quicker test without processes, in bucket-store.test.ts, pull-releases.test.ts or
// followed-releases.test.ts.
it('survives the faults of releases in a bucket', { tags: ['nightly'], timeout: 240_000 }, async () => {
  const faults = await releaseFaults({ port: 4580, rounds: 1 });
  expect(faults.map(({ name, wrong }) => ({ name, wrong }))).toEqual(faults.map(({ name }) => ({ name, wrong: [] })));
  expect(faults).toHaveLength(4);
});
