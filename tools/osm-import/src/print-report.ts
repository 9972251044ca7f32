import { countryOf } from '@umkreis/taxonomy/countries.ts';
import type { FilledBranch, ImportReport } from './import-extract.ts';

const number = new Intl.NumberFormat('en-US');
const row = (count: number, text: string) => `${number.format(count).padStart(9)}  ${text}`;

/** 'items in branch 14 (Sydney): Australia, New South Wales, Australia/Sydney' */
function branchText({ shortId, title, hoursPlace, itemsInOtherRegions }: FilledBranch): string {
  const place = hoursPlace
    ? [countryOf(hoursPlace.countryCode)?.en ?? hoursPlace.countryCode, hoursPlace.state, hoursPlace.timeZone]
    : ['country and time zone unknown, as configured (set them with --country and --zone)'];
  const beyond =
    itemsInOtherRegions > 0 ? `; ${number.format(itemsInOtherRegions)} of them in another country, state or zone` : '';
  return `items in branch ${shortId} (${title}): ${place.filter(Boolean).join(', ')}${beyond}`;
}

/** At most this many rejected values are printed. */
const MOST_EXAMPLES = 20;
const LONGEST_VALUE = 80;

function rejectedLines(rejected: ImportReport['rejected']): string[] {
  if (rejected.length === 0) return [];
  return [
    '',
    `Values that are no phone number, e-mail or web address: ${number.format(rejected.length)}`,
    ...rejected
      .slice(0, MOST_EXAMPLES)
      .map(({ ref, key, value }) => `  ${ref} ${key}: ${value.slice(0, LONGEST_VALUE)}`),
    ...(rejected.length > MOST_EXAMPLES ? ['  …'] : []),
  ];
}

/** The report of an import as lines of text. */
export function printReport(report: ImportReport, command: string, seconds: number): string {
  const lines = [
    'Taken',
    ...[...report.taken].toSorted((a, b) => b[1] - a[1]).map(([kind, count]) => row(count, kind)),
    '',
    'Left, by reason (an object may count more than once)',
    ...report.left.map(([reason, count]) => row(count, reason)),
    ...rejectedLines(report.rejected),
    '',
    'Branches',
    ...report.branches.map((branch) => row(branch.items, branchText(branch))),
  ];
  if (report.removedDemo > 0) lines.push(row(report.removedDemo, 'invented places of the demonstration removed'));
  if (report.stored.removed > 0)
    lines.push(row(report.stored.removed, 'items removed that the extract no longer holds'));
  if (report.stored.preservedForEdits > 0)
    lines.push(
      row(
        report.stored.preservedForEdits,
        'items preserved although missing in the extract: they were edited or have events',
      ),
    );
  if (report.missed.length > 0) {
    lines.push('', 'Branches that this extract should have filled; they are as they were:');
    lines.push(...report.missed.map(({ shortId, title, reason }) => `  branch ${shortId} (${title}): ${reason}`));
  }
  if (report.withoutHolidays.length > 0) {
    const names = report.withoutHolidays.map((code) => countryOf(code)?.en ?? code);
    lines.push('', `There is no holiday data for ${names.join(', ')}: rules for 'PH' have no effect there.`);
  }
  if (report.unmatched.length > 0) {
    lines.push('', 'Municipalities without a branch; each can be imported into one:');
    lines.push(...report.unmatched.map((name) => `  ${command} --branch <shortId> --area "${name}"`));
  }
  lines.push(
    '',
    `Basemap ${report.basemap.file}: ${number.format(report.basemap.tiles)} tiles, ${(report.basemap.bytes / 1e6).toFixed(1)} MB`,
    ...(report.basemap.sea === 'incomplete'
      ? ['The sea is not drawn: the coastline of the extract has gaps that would flood its buildings.']
      : []),
    `Done in ${seconds.toFixed(1)} s`,
  );
  return lines.join('\n');
}
