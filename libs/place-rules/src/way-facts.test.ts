import { expect, test } from 'vitest';
import { dinWalkingHours, swissWalkingHours } from './walking-time.ts';
import { wayFacts } from './way-facts.ts';

const detail = (dataKeyName: string, dataValue: string, dataValueUnit: string) => ({
  dataKeyName,
  dataValue,
  dataValueUnit,
});
const said = [detail('activityWayLength', '8', 'km'), detail('activityWayAscent', '900', 'hm')];
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
const way = { details: said, lines: flat, isOnFoot: true, countryCode: 'de' };

test('length and climbs as the details say; without all of them no time', () => {
  expect(wayFacts(way)).toEqual({ km: 8, up: 900, profile: null });
});

test('by DIN 33466 where climb and descent are said', () => {
  const facts = wayFacts({ ...way, details: [...said, detail('activityWayDescent', '0', 'hm')] });
  expect(facts.hours).toBe(4);
});

test('the signpost counts before any formula, and metres and feet are read', () => {
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

test('from heights: the Swiss formula in Switzerland and Liechtenstein, DIN 33466 elsewhere', () => {
  const of = (countryCode: string) => wayFacts({ details: [], lines: uphill, isOnFoot: true, countryCode });
  const { profile, up, down, km } = of('li');
  expect([up, down]).toEqual([60, 0]);
  expect(of('li').hours).toBeCloseTo(swissWalkingHours(profile!.stretches), 9);
  expect(of('at').hours).toBeCloseTo(dinWalkingHours({ km: km!, up: 60, down: 0 }), 9);
});

test('a cycle route has no walking time, nor has what is said badly', () => {
  expect(wayFacts({ details: [], lines: uphill, isOnFoot: false, countryCode: 'li' }).hours).toBeUndefined();
  expect(wayFacts({ ...way, details: [detail('activityWayLength', 'weit', 'km')] })).toEqual({ profile: null });
});

test('a part of a way says nothing of the whole: neither its heights nor a time that no one walks in', () => {
  const whole = { details: [detail('activityWayLength', '7', 'km')], lines: uphill, isOnFoot: true, countryCode: 'li' };
  expect(wayFacts(whole)).toEqual({ km: 7, profile: null });
  const hours = (value: string, km: string) =>
    wayFacts({
      ...way,
      details: [detail('activityWayLength', km, 'km'), detail('activityWayWalkingDuration', value, 'h')],
    }).hours;
  expect([hours('5', '2.8'), hours('0.1', '7'), hours('2', '7')]).toEqual([undefined, undefined, 2]);
});
