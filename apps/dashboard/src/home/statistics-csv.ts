import type { Statistics } from '@umkreis/contract/statistics.ts';
import Papa from 'papaparse';
import { formula } from '../download/csv-formula.ts';

/**
 * The statistics as one CSV table: metric, date or branch, and count. UTF-8 with a byte order mark for Excel;
 * formulas are escaped.
 */
export function statisticsCsv(statistics: Statistics, nameOf: (branchShortId: number | null) => string): string {
  const rows = [
    ...statistics.sessions.map((row) => ['session', row.day, nameOf(row.branchShortId), row.surface, row.sessions]),
    ...statistics.places.map((row) => ['place', '', nameOf(row.branchShortId), row.title, row.visits]),
    ...statistics.searches.map((row) => ['search', '', nameOf(row.branchShortId), row.text, row.visits]),
    ...statistics.clicks.map((row) => ['click', '', '', row.kind, row.visits]),
    ...statistics.kiosks.map((row) => ['kiosk', row.lastSeen, nameOf(row.branchShortId), row.window ?? '', row.visits]),
  ];
  return `\uFEFF${Papa.unparse({ fields: ['what', 'date', 'branch', 'name', 'sessions'], data: rows }, { escapeFormulae: formula })}`;
}
