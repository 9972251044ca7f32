import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import { barn, evil, ids, inn, seed } from './testing/seed-pages.ts';
import { startTestSite, type TestSite } from './testing/start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(seed);
}, 90_000);
afterAll(async () => site?.close());

const get = (url: string, host = 'vaduz.guide.example') => site.edge.inject({ url, headers: { host } });

/** The event titles of a calendar, parsed by two libraries that must agree. */
async function titlesIn(url: string, host?: string): Promise<string[]> {
  const { statusCode, headers, body } = await get(url, host);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const root = new ICAL.Component(ICAL.parse(body) as never[]);
  const titles = root.getAllSubcomponents('vevent').map((one) => String(one.getFirstPropertyValue('summary')));
  const others = Object.values(nodeIcal.parseICS(body)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
  expect(others.map(({ summary }) => String(summary)).toSorted()).toEqual(titles.toSorted());
  return titles.toSorted();
}

describe('calendar feeds', () => {
  test('contain each event of a branch once, and a series with its rule', async () => {
    const titles = await titlesIn(calendarPaths.site);
    expect(titles).toEqual(expect.arrayContaining(['Konzert', 'Törggelen', 'Volkstanz']));
    expect(titles.filter((title) => title === 'Volkstanz')).toHaveLength(1);
    const { body } = await get(calendarPaths.site);
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`UID:${ids.series}@guide.example`);
    expect(lines).toContain('RRULE:FREQ=DAILY;INTERVAL=7');
    expect(lines.some((line) => line.startsWith('EXDATE;TZID=Europe/Vaduz:'))).toBe(true);
    expect(lines).toContain('X-WR-CALNAME:Agenda Vaduz');
    const english = (await get(`${calendarPaths.site}?lang=en`)).body;
    expect(english).toContain('X-WR-CALNAME:What’s on: Vaduz');
  });

  test('contain the events of a place', async () => {
    expect(await titlesIn(calendarPaths.place(barn.nano_id))).toEqual(['Konzert', 'Volkstanz']);
    expect(await titlesIn(calendarPaths.place(inn.nano_id))).toEqual(['Törggelen']);
  });

  test('contain the events of a tag or search shortcut', async () => {
    expect(await titlesIn(calendarPaths.tag(ids.tag))).toEqual(['Törggelen']);
    const food = branchConfigs
      .find(({ shortId }) => shortId === 1)!
      .searchShortcuts.find(({ title, env }) => title.de === 'Essen & Trinken' && env === 'development')!;
    expect(await titlesIn(calendarPaths.shortcut(food.id))).toEqual([evil, 'Törggelen']);
  });

  test('contain the events of the main site; unknown ids and hosts return 404', async () => {
    expect(await titlesIn(calendarPaths.site, 'guide.example')).toContain('Konzert');
    for (const path of [calendarPaths.place('nichtda0'), calendarPaths.tag(ids.list), calendarPaths.shortcut(ids.list)])
      expect((await get(path)).statusCode, path).toBe(404);
    expect((await get(calendarPaths.site, 'elsewhere.example')).statusCode).toBe(404);
  });
});
