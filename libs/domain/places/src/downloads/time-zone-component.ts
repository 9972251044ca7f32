import { offsetRanges } from '@umkreis/opening-hours/offset-ranges.ts';
import { inZone, offsetMinutes } from '@umkreis/opening-hours/zoned-time.ts';

const two = (value: number) => String(value).padStart(2, '0');
const offsetText = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/**
 * A VTIMEZONE (RFC 5545, 3.6.5) for the calendar years from `from` to `to`: an observance for each change of the
 * clock.
 * @returns lines without line ends
 */
export function timeZoneComponent(timeZone: string, from: Date, to: Date): string[] {
  const start = Date.UTC(from.getUTCFullYear(), 0, 1);
  const end = Date.UTC(to.getUTCFullYear() + 1, 0, 1);
  const first = offsetMinutes(new Date(start), timeZone);
  const changes = [...offsetRanges(start, end, timeZone)]
    .map(({ from: at, offset }, index, ranges) => ({ at, before: ranges[index - 1]?.offset ?? first, after: offset }))
    .slice(1);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const observance = (local: string, before: number, after: number) => {
    const name = after > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${local}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${name}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('19700101T000000', first, first),
    // DTSTART of an observance is the local time before the change.
    ...changes.flatMap(({ at, before, after }) =>
      observance(
        inZone(new Date(at - 1), timeZone)
          .plus(1)
          .format('YYYYMMDD[T]HHmmss'),
        before,
        after,
      ),
    ),
    'END:VTIMEZONE',
  ];
}
