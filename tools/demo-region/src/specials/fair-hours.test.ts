import { expect, test } from 'vitest';
import { openingTag } from '@umkreis/opening-hours/opening-tag.ts';
import { demoEvents } from '../events/demo-events.ts';
import { fairHours } from './fair-hours.ts';
import { specialItems } from './special-branches.ts';

const place = { timeZone: 'Europe/Vaduz', lat: 47.1, lon: 9.5, countryCode: 'li', state: null };

test('opens the halls of a running fair at the times of the fair', () => {
  const fairs = demoEvents.filter((one) => one.lasts !== undefined && [13, 29, 30, 31, 32].includes(one.owner));
  expect(fairs).toHaveLength(5);
  for (const today of ['2026-11-22', '2026-12-31', '2028-02-28']) {
    const halls = specialItems(today).filter((item) => /^(?:Halle|Zelt) \d/.test(item.title));
    expect(halls.length).toBeGreaterThan(9);
    for (const { owner, to } of fairs) {
      const hours = fairHours(owner, today);
      const details = halls
        .filter((hall) => hall.owner === owner)
        .map((hall) => hall.details.find(({ key }) => key === 'hours')?.value ?? '');
      expect(new Set(details)).toEqual(new Set([hours]));
      const key = (time: string) => openingTag(hours, null, new Date(`${today}T${time}:00+01:00`), place)?.key;
      expect(key('16:30')).toBe('open');
      expect(key('06:00')).toBe('closedNow');
      expect(key(to!)).toBe('closedToday');
    }
  }
});
