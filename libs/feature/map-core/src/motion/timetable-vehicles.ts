import type { Timetable } from '@umkreis/contract/departure.ts';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import { measured, pointAlong, type MeasuredPath } from './measured-path.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Distance of a trip along its way, m: interpolated between stops, constant while waiting at one.
 * @param seconds since departure at the first stop
 * @param times arrival and departure at each stop in order, seconds since the same time
 * @returns null before its start and after its end
 */
export function alongTrip(
  seconds: number,
  times: readonly number[],
  stops: readonly { along: number }[],
): number | null {
  if (seconds < 0 || seconds > times.at(-2)!) return null;
  for (let stop = 1; stop < stops.length; stop++) {
    const [departsAt, arrives, nextDepartsAt] = [times[stop * 2 - 1]!, times[stop * 2]!, times[stop * 2 + 1]!];
    const [from, to] = [stops[stop - 1]!.along, stops[stop]!.along];
    if (seconds <= arrives)
      return from + (to - from) * Math.min(1, Math.max(0, (seconds - departsAt) / (arrives - departsAt || 1)));
    if (seconds <= nextDepartsAt) return to;
  }
  return stops.at(-1)?.along ?? null;
}

/** The vehicles of a day's timetable at an instant (ms since 1970). Paths are measured once. */
export function timetableVehicles({ lines, patterns, trips }: Timetable): (now: number) => Vehicle[] {
  const paths = new Map<number, MeasuredPath>();
  const pathOf = (pattern: number) => {
    const path = paths.get(pattern) ?? measured(decodePolyline(patterns[pattern]!.path));
    paths.set(pattern, path);
    return path;
  };
  return (now) =>
    trips.flatMap(({ pattern: number, begin, times }) => {
      const pattern = patterns[number]!;
      const along = alongTrip(now / 1000 - begin, times, pattern.stops);
      const line = lines[pattern.line];
      if (along === null || !line) return [];
      return [
        {
          at: pointAlong(pathOf(number), along),
          kind: 'bus',
          color: line.color,
          textColor: line.textColor,
          label: line.name,
        } satisfies Vehicle,
      ];
    });
}
