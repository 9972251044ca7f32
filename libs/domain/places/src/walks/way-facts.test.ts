import { expect, test } from 'vitest';
import { dinWalkingHours, swissWalkingHours } from './walking-time.ts';
import { wayFacts } from './way-facts.ts';

const detail = (dataKeyName: string, dataValue: string, dataValueUnit: string) => ({
  dataKeyName,
  dataValue,
  dataValueUnit,
});
const details = [detail('activityWayLength', '8', 'km'), detail('activityWayAscent', '900', 'hm')];
const flat = [
  [
    [9.5, 47],
    [9.5, 47.01],
  ],
];
const uphill = [
  [
    [9.5, 47, 500],
    [9.5, 47.005, 560],
  ],
];
const way = { details: details, lines: flat, isOnFoot: true, countryCode: 'de' };

test('uses length and climbs of the details, and has no time unless all are given', () => {
  expect(wayFacts(way)).toEqual({ km: 8, up: 900, profile: null });
});

test('computes the time by DIN 33466 if ascent and descent are given', () => {
  const facts = wayFacts({ ...way, details: [...details, detail('activityWayDescent', '0', 'hm')] });
  expect(facts.hours).toBe(4);
});

test('prefers the signposted time, and reads metres and feet', () => {
  const facts = wayFacts({
    ...way,
    details: [
      detail('activityWayLength', '800', 'm'),
      detail('activityWayAscent', '100', 'ft'),
      detail('activityWayDescent', '30,5', 'm'),
      detail('activityWayWalkingDuration', '0.5', 'h'),
    ],
  });
  expect(facts).toMatchObject({ km: 0.8, down: 30.5, hours: 0.5 });
  expect(facts.up).toBeCloseTo(30.48, 6);
});

test('computes from heights by the Swiss formula in Switzerland and Liechtenstein, by DIN 33466 elsewhere', () => {
  const of = (countryCode: string) => wayFacts({ details: [], lines: uphill, isOnFoot: true, countryCode });
  const { profile, up, down, km } = of('li');
  expect([up, down]).toEqual([60, 0]);
  expect(of('li').hours).toBeCloseTo(swissWalkingHours(profile!.stretches), 9);
  expect(of('at').hours).toBeCloseTo(dinWalkingHours({ km: km!, up: 60, down: 0 }), 9);
});

test('has no walking time for a cycle route or invalid values', () => {
  expect(wayFacts({ details: [], lines: uphill, isOnFoot: false, countryCode: 'li' }).hours).toBeUndefined();
  expect(wayFacts({ ...way, details: [detail('activityWayLength', 'weit', 'km')] })).toEqual({ profile: null });
});

test('ignores heights and times that can only belong to a part of the way', () => {
  const whole = { details: [detail('activityWayLength', '7', 'km')], lines: uphill, isOnFoot: true, countryCode: 'li' };
  expect(wayFacts(whole)).toEqual({ km: 7, profile: null });
  const hours = (value: string, km: string) =>
    wayFacts({
      ...way,
      details: [detail('activityWayLength', km, 'km'), detail('activityWayWalkingDuration', value, 'h')],
    }).hours;
  expect([hours('5', '2.8'), hours('0.1', '7'), hours('2', '7')]).toEqual([undefined, undefined, 2]);
});
