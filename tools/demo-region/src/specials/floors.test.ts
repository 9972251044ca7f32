import { expect, test } from 'vitest';
import { isOnLevel } from '@umkreis/places/level.ts';
import { specialItems } from './special-branches.ts';

const FAIR = 13;
const MALL = 25;
const items = specialItems('2026-06-15');

test.each([
  ['fair', FAIR, ['UG', 'EG', '1']],
  ['shopping centre', MALL, ['EG', 'OG']],
])('shows different places on each floor of the %s', (_, branch, levels) => {
  const own = items.filter(({ owner }) => owner === branch);
  const levelOf = ({ details }: (typeof own)[number]) => details.find(({ key }) => key === 'level')?.value;
  const everywhere = own.filter((item) => !levelOf(item));
  expect(everywhere.length / own.length).toBeLessThan(0.2);
  for (const level of levels) {
    const here = own.filter((item) => levelOf(item) && isOnLevel(levelOf(item), level));
    expect(here.length, level).toBeGreaterThan(0);
    expect(
      here.some(({ shapes }) => (shapes?.length ?? 0) > 0),
      `${level} has an area of its own`,
    ).toBe(true);
  }
});
