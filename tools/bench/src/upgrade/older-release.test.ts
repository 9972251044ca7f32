import { expect, it } from 'vitest';
import { lacked } from './older-release.ts';

it('counts the migrations that a release lacks', () => {
  expect(lacked(['001-a.ts'], ['001-a.ts', '002-b.ts', '003-c.ts'])).toBe(2);
  expect(lacked(['001-a.ts'], ['001-a.ts'])).toBe(0);
});

it('ignores a release with a migration that was renumbered later', () => {
  expect(lacked(['001-a.ts', '003-b.ts'], ['001-a.ts', '002-b.ts', '004-c.ts'])).toBe(0);
});
