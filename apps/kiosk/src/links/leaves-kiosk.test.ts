import { expect, it } from 'vitest';
import { leavingAddress } from './leaves-kiosk.ts';

const page = 'https://town.guide.example/map/place/abcdefgh?iskiosk&kiosk=q3xK9aBVq3xK9aBVq3xK9w';
const link = (href: string, more = {}) => leavingAddress({ href, target: '', download: '', ...more }, page);

it('stays on the map of the guide only', () => {
  expect(link('https://town.guide.example/map')).toBeNull();
  expect(link('https://town.guide.example/map/topic/inns?iskiosk#9/47/9')).toBeNull();
  expect(link('')).toBeNull();
});

it.each([
  'tel:+41791234567',
  'mailto:anna@example.org',
  'webcal://town.guide.example/calendars/place.ics',
  'https://www.example.org/',
  'https://other.guide.example/map',
  'https://town.guide.example/dashboard/',
  'https://town.guide.example/mapped',
])('leaves by %s', (href) => expect(link(href)).toBe(href));

it('leaves by a link for another tab or a file', () => {
  const href = 'https://town.guide.example/map/request/abc';
  expect(link(href, { target: '_blank' })).toBe(href);
  expect(link(href, { download: 'list.csv' })).toBe(href);
});
