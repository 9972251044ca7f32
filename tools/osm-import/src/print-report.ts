import type { ImportReport } from './import-extract.ts';

const number = new Intl.NumberFormat('en-US');
const row = (count: number, text: string) => `${number.format(count).padStart(9)}  ${text}`;

/** The report of an import as lines of text. */
export function printReport(report: ImportReport, command: string, seconds: number): string {
  const lines = [
    'Taken',
    ...[...report.taken].toSorted((a, b) => b[1] - a[1]).map(([kind, count]) => row(count, kind)),
    '',
    'Left, by reason (an object may count more than once)',
    ...report.left.map(([reason, count]) => row(count, reason)),
    '',
    'Branches',
    ...report.branches.map(({ shortId, title, items }) => row(items, `items in branch ${shortId} (${title})`)),
  ];
  if (report.removedDemo > 0) lines.push(row(report.removedDemo, 'invented places of the demonstration removed'));
  if (report.stored.removed > 0)
    lines.push(row(report.stored.removed, 'items removed that the extract no longer holds'));
  if (report.stored.keptForEdits > 0)
    lines.push(
      row(report.stored.keptForEdits, 'items kept that the extract no longer holds: they were edited or have events'),
    );
  if (report.unmatched.length > 0) {
    lines.push('', 'Municipalities without a branch; each can be taken into one:');
    lines.push(...report.unmatched.map((name) => `  ${command} --branch <shortId> --area "${name}"`));
  }
  lines.push(
    '',
    `Basemap ${report.basemap.file}: ${number.format(report.basemap.tiles)} tiles, ${(report.basemap.bytes / 1e6).toFixed(1)} MB`,
    ...(report.basemap.sea === 'incomplete'
      ? ['The sea is not drawn: the coastline of the extract has gaps that would put its houses under water.']
      : []),
    `Done in ${seconds.toFixed(1)} s`,
  );
  return lines.join('\n');
}
