import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { changeDay } from '@umkreis/opening-hours/rules/change-day.ts';
import { everyWeekday, isPastMidnight, type DayPlan } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { overviewOf } from '@umkreis/opening-hours/rules/hours-sections.ts';
import { readHours, writeHours } from '@umkreis/opening-hours/rules/read-hours.ts';
import { writeRule } from '@umkreis/opening-hours/rules/write-rule.ts';
import { daysOf } from '@umkreis/opening-hours/testing/days-of.ts';
import { sampleHours } from '@umkreis/opening-hours/testing/sample-hours.ts';
import { readPbf } from './pbf/read-pbf.ts';

const sharedData = path.join(import.meta.dirname, '../../../../shared/data');
const extracts = existsSync(sharedData) ? readdirSync(sharedData).filter((file) => file.endsWith('.osm.pbf')) : [];
const hoursKeys = /^(opening_hours|collection_times|service_times)(:\w+)?$/;

/** The opening hours of all objects in the extracts, as written by many authors. */
const realHours = extracts.flatMap((file) => {
  const { taggedNodes, ways, relations } = readPbf(readFileSync(path.join(sharedData, file)));
  return [...taggedNodes, ...ways, ...relations].flatMap(({ tags }) =>
    Object.entries(tags).flatMap(([key, value]) => (hoursKeys.test(key) ? [value] : [])),
  );
});
/** Without extracts next to the workspace only the sample hours of the library are tested. */
const allHours = [...realHours, ...sampleHours];
const different = [...new Set(allHours)];
const place: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };

const quarter: DayPlan = { state: 'open', timeRanges: [{ from: 615, to: 645, isOpenEnd: false }], comment: '' };
const closed: DayPlan = { state: 'closed', timeRanges: [], comment: '' };
const nothing = { text: '[]', ownText: '[]' };

describe("opening hours of real objects in the editor's model", () => {
  test('keep every byte', () => {
    expect(allHours.length).toBeGreaterThan(extracts.length > 0 ? 500 : 250);
    if (extracts.length > 0) expect(realHours.length).toBeGreaterThan(300);
    for (const value of allHours) expect(writeHours(readHours(value))).toBe(value);
  });

  /** Reading the days of four weeks takes most of the time, so only the nightly run does it for all values. */
  for (const [which, step, tags] of [
    ['a third of the values', 3, []],
    ['all values', 1, ['nightly']],
  ] as const)
    test(
      `keep their meaning if every representable rule is rewritten, in ${which}`,
      { tags: [...tags], timeout: 120_000 },
      () => expect(changedByRewriting(different.filter((_, row) => row % step === 0))).toEqual([]),
    );

  test('keep the meaning of all other days if a certain one is changed', { timeout: 120_000 }, () => {
    expect(changeEach((day, row) => row % 3 === 0 && (day + row) % 7 === 0)).toBeGreaterThan(70);
  });

  test('keep the meaning of all other days if any one is changed', { tags: ['nightly'], timeout: 240_000 }, () => {
    expect(changeEach(() => true)).toBeGreaterThan(1500);
  });
});

/** The values whose days change if every representable rule is written again. */
function changedByRewriting(values: readonly string[]): string[][] {
  return values.flatMap((value) => {
    const hours = readHours(value);
    const written = writeHours({
      ...hours,
      rules: hours.rules.map((rule) => (rule.rule ? { ...rule, text: writeRule(rule.rule) } : rule)),
    });
    const [before, after] = [daysOf(value, place), daysOf(written, place)];
    // A day without times and one from 00:00 to 24:00 are the same.
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [[value, written]];
  });
}

/**
 * Changes each selected day of each value, and checks all other days.
 * @param isSelected by weekday and number of the value
 * @returns how many days were changed
 */
function changeEach(isSelected: (day: number, row: number) => boolean): number {
  let changes = 0;
  const wrong: string[] = [];
  for (const [row, value] of different.entries()) {
    const days = everyWeekday.filter((day) => isSelected(day, row));
    if (days.length === 0) continue;
    const hours = readHours(value);
    const before = daysOf(value, place);
    if (!before) continue;
    const { sections, exceptions, unchangedRules } = overviewOf(hours);
    const isPlain = sections.length + exceptions.length + unchangedRules.length === 1 && !/PH|SH/.test(value);
    for (const { season, cells } of sections) {
      // A week without any representable rule is not offered.
      if (unchangedRules.length > 0 && [...cells.values()].every(({ kind }) => kind === 'none')) continue;
      for (const day of days) {
        const plan = [quarter, closed, null][(row + day) % 3]!;
        const changed = writeHours(changeDay(hours, season, day, plan));
        if (changed === value) continue;
        changes += 1;
        const after = changed === '' ? before.map(() => nothing) : daysOf(changed, place);
        const cell = cells.get(day);
        const hadNight = cell?.kind === 'plan' && cell.plan.timeRanges.some(isPastMidnight);
        before.forEach(({ weekday, date, text, ownText }, index) => {
          const now = after?.[index];
          if (weekday === day) {
            const own = plan === quarter ? /"from":"10(:15)?","to":"10(:45)?"[^{]*$/ : /^\[\]$/;
            if (isPlain && !own.test(now?.text ?? '')) wrong.push(`${value} → ${changed}: ${date} is ${now?.text}`);
          } else if (now?.text !== text) {
            // The remainder of the changed day's night disappears with it.
            const isMorningAfter = hadNight && weekday === (day + 1) % 7 && now?.ownText === ownText;
            if (!isMorningAfter) wrong.push(`${value} → ${changed}: ${date} ${text} → ${now?.text}`);
          }
        });
      }
    }
  }
  expect(wrong.slice(0, 30)).toEqual([]);
  return changes;
}
