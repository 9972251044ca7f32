import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { statisticsCsv } from './statistics-csv.ts';

test('exports every statistic and escapes formulas', () => {
  const text = statisticsCsv(
    {
      keptSince: '2026-01-01',
      sessions: [{ day: '2026-05-10', branchShortId: 1, surface: 'map', sessions: 3 }],
      places: [{ itemId: 'a', nanoId: 'b', branchShortId: 1, title: 'Löwen, "Vaduz"', categoryId: null, visits: 2 }],
      searches: [{ text: '=1+1\nfoo', branchShortId: null, visits: 1 }],
      clicks: [{ kind: 'phone', visits: 4 }],
      kiosks: [{ branchShortId: 1, window: null, lastSeen: '2026-05-10T10:00:00.000Z', visits: 1 }],
    },
    (id) => (id === null ? 'Hauptseite' : `Karte ${id}`),
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(Papa.parse<string[]>(text.slice(1)).data).toEqual([
    ['what', 'date', 'branch', 'name', 'sessions'],
    ['session', '2026-05-10', 'Karte 1', 'map', '3'],
    ['place', '', 'Karte 1', 'Löwen, "Vaduz"', '2'],
    ['search', '', 'Hauptseite', "'=1+1\nfoo", '1'],
    ['click', '', '', 'phone', '4'],
    ['kiosk', '2026-05-10T10:00:00.000Z', 'Karte 1', '', '1'],
  ]);
});
