import { expect, test, vi } from 'vitest';
import { openingTag } from '@umkreis/opening-hours/opening-tag.ts';
import { cacheTags } from './cached-tags.ts';

const now = new Date('2026-06-01T10:00:00Z');
const vaduz = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null, lat: 47.14, lon: 9.52 };
const malbun = { ...vaduz, lat: 47.1, lon: 9.61 };

test('evaluates equal hours once, and again for another minute, zone, closing date or solar time', () => {
  const readTag = vi.fn(openingTag);
  const tag = cacheTags(readTag);
  const hours = 'Mo-Fr 08:00-12:30';
  expect(tag(hours, null, now, vaduz)).toMatchObject({ key: 'open', nextChange: new Date('2026-06-01T10:30:00Z') });
  expect(tag(hours, undefined, now, malbun)).toBe(tag(hours, null, now, vaduz));
  expect(readTag).toHaveBeenCalledTimes(1);
  expect(tag(hours, null, new Date('2026-06-01T05:00:00Z'), vaduz)?.key).toBe('closedNow');
  expect(tag(hours, null, now, { ...vaduz, timeZone: 'Asia/Tokyo' })?.key).toBe('closedToday');
  expect(tag(hours, '2026-05-01', now, vaduz)?.key).toBe('permanentlyClosed');
  expect(readTag).toHaveBeenCalledTimes(4);
  tag('sunrise-sunset', null, now, vaduz);
  tag('sunrise-sunset', null, now, malbun);
  expect(readTag).toHaveBeenCalledTimes(6);
});

test('evaluates only the closing date for a place without hours', () => {
  const tag = cacheTags(openingTag);
  expect(tag(undefined, null, now, vaduz)).toBeUndefined();
  expect(tag(undefined, '2026-05-01', now, vaduz)?.key).toBe('permanentlyClosed');
});
