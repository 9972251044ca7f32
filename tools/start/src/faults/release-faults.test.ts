import { expect, it } from 'vitest';
import { releaseFaults } from './release-faults.ts';

it('survives the faults of releases in a bucket', async () => {
  const faults = await releaseFaults({ port: 4580, rounds: 1 });
  expect(faults.map(({ name, wrong }) => ({ name, wrong }))).toEqual(faults.map(({ name }) => ({ name, wrong: [] })));
  expect(faults).toHaveLength(4);
}, 240_000);
