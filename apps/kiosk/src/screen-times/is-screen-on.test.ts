import { expect, it } from 'vitest';
import { isScreenOn } from './is-screen-on.ts';

const place = { timeZone: 'Europe/Vaduz', countryCode: 'li', lat: 47.14, lon: 9.52 };
const at = (hours: string | undefined, times: string[]) =>
  times.map((time) => isScreenOn(hours, new Date(time), place));

it('is on from the first to the last minute of a day, in the zone of the branch', () => {
  const hours = 'Mo-Fr 07:00-22:00; Sa 08:00-20:00; Su,PH off';
  expect(
    at(hours, [
      '2026-11-27T06:59+01:00',
      '2026-11-27T07:00+01:00',
      '2026-11-27T21:59+01:00',
      '2026-11-27T22:00+01:00',
      '2026-11-29T12:00+01:00',
      '2026-12-25T12:00+01:00',
    ]),
  ).toEqual([false, true, true, false, false, false]);
});

it('stays on over midnight into a day that is off', () => {
  const hours = 'Fr-Sa 18:00-02:00';
  expect(
    at(hours, [
      '2026-11-27T17:59+01:00',
      '2026-11-27T23:59+01:00',
      '2026-11-28T00:00+01:00',
      '2026-11-28T01:59+01:00',
      '2026-11-28T02:00+01:00',
      '2026-11-29T01:59+01:00',
      '2026-11-29T18:30+01:00',
    ]),
  ).toEqual([false, true, true, true, false, true, false]);
});

it('follows the local clock through the night in which an hour is repeated', () => {
  // 25 October 2026, 03:00 becomes 02:00.
  const hours = 'Sa 20:00-02:30, Su 06:00-22:00';
  expect(
    at(hours, [
      '2026-10-24T23:59+02:00',
      '2026-10-25T02:29+02:00',
      '2026-10-25T02:30+02:00',
      '2026-10-25T02:31+01:00',
      '2026-10-25T05:59+01:00',
      '2026-10-25T06:00+01:00',
      '2026-10-25T21:59+01:00',
      '2026-10-25T22:00+01:00',
    ]),
  ).toEqual([true, true, false, false, false, true, true, false]);
});

it('follows the local clock through the night in which an hour is missing', () => {
  // 28 March 2027, 02:00 becomes 03:00.
  expect(
    at('Sa 20:00-03:00, Su 06:00-22:00', [
      '2027-03-28T01:59+01:00',
      '2027-03-28T03:00+02:00',
      '2027-03-28T05:59+02:00',
      '2027-03-28T06:00+02:00',
    ]),
  ).toEqual([true, false, false, true]);
  expect(at('Sa 20:00-02:30', ['2027-03-28T01:59+01:00', '2027-03-28T03:31+02:00'])).toEqual([true, false]);
});

it('leaves the screen on without hours, and with hours that it cannot read or that have no certain answer', () => {
  expect(
    [undefined, '', 'whenever', 'Mo-Su 07:00-22:00 "by appointment"'].map(
      (one) => at(one, ['2026-11-27T12:00+01:00'])[0],
    ),
  ).toEqual([true, true, true, true]);
  expect(at('24/7', ['2026-11-27T03:00+01:00'])).toEqual([true]);
});
