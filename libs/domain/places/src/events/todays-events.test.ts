import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { todaysEvents } from './todays-events.ts';

const event = (title: string, branchId: number, dateBegin: string, dateEnd: string | null = null) =>
  ({ title, dateBegin, dateEnd, branches: [{ branchId }] }) as unknown as Event;
const zones: Record<number, string> = { 1: 'Europe/Vaduz', 2: 'Pacific/Auckland', 3: 'America/Los_Angeles' };
const zoneOf = ({ branches }: Event) => zones[branches[0]!.branchId]!;

test("uses the day in each event's branch, regardless of the browser's clock", () => {
  const events = [
    event('Abend in Vaduz', 1, '2026-11-22T19:00:00Z'),
    event('Morgen in Vaduz', 1, '2026-11-23T08:00:00Z'),
    event('Morgen in Auckland', 2, '2026-11-22T20:00:00Z'),
    event('Nacht in Los Angeles', 3, '2026-11-23T06:00:00Z'),
    event('Läuft seit Tagen', 1, '2026-11-20T08:00:00Z', '2026-11-25T08:00:00Z'),
    event('Vorbei', 1, '2026-11-22T08:00:00Z', '2026-11-22T09:00:00Z'),
  ];
  const titles = (now: string) => todaysEvents(events, new Date(now), zoneOf).map(({ title }) => title);
  // In Auckland it is the 22nd until 11:00Z.
  expect(titles('2026-11-22T10:30:00Z')).toEqual(['Abend in Vaduz', 'Nacht in Los Angeles', 'Läuft seit Tagen']);
  expect(titles('2026-11-22T12:00:00Z')).toEqual([
    'Abend in Vaduz',
    'Morgen in Auckland',
    'Nacht in Los Angeles',
    'Läuft seit Tagen',
  ]);
  // After midnight in Vaduz; in Los Angeles it is still the 22nd, 15:30.
  expect(titles('2026-11-22T23:30:00Z')).toEqual(['Morgen in Vaduz', 'Nacht in Los Angeles', 'Läuft seit Tagen']);
});
