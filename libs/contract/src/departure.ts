import { z } from 'zod';
import { isoDate, lat, lon, uuid } from './ref.ts';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const departure = z
  .object({
    tripId: z.string().describe('Trip of the feed; trips that repeat by frequency carry #seconds behind it'),
    line: z.string().describe('Short name of the line, e.g. 11'),
    lineName: z.string().describe('Long name of the line; may be empty'),
    color: color.describe('Background of the line'),
    textColor: color.describe('Text upon it'),
    kind: z.int().describe('route_type of GTFS: 0 tram, 1 metro, 2 rail, 3 bus, 4 ferry, 6 gondola, 7 funicular'),
    headsign: z.string().describe('Where it goes'),
    platform: z.string().describe('Platform; may be empty'),
    planned: isoDate.describe('Departure by timetable'),
    expected: isoDate.nullable().describe('Departure by real-time data; null without any'),
    isCancelled: z.boolean().describe('According to real-time data it does not run, or does not stop'),
  })
  .describe('Departure');
export type Departure = z.infer<typeof departure>;

/** GET /departures/{itemId} */
export const departures = z
  .object({
    itemId: uuid.describe('Stop'),
    hasTimetable: z.boolean().describe('A timetable covers the stop'),
    hasRealtime: z.boolean().describe('Real-time data were used'),
    timeZone: z.string().describe('IANA zone of the clock at the stop'),
    firstDay: day.nullable().describe('First day of the timetable'),
    lastDay: day.nullable().describe('Last day of the timetable'),
    departures: z.array(departure).describe('Departures at or after the requested time, soonest first'),
  })
  .describe('Departures of a stop');
export type Departures = z.infer<typeof departures>;

export const departuresQuery = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional().describe('From this instant on; if omitted, now'),
  limit: z.coerce.number().int().min(1).max(100).default(10).describe('Most departures'),
});

/** GET /timetables/branchshortid/{branchShortId}: a day's trips, to animate vehicles. */
export const timetable = z
  .object({
    date: day.describe('Day, on the clock of the timetable'),
    timeZone: z.string().describe('IANA zone of that clock'),
    lines: z
      .array(
        z.object({
          id: z.string().describe('Route of the feed'),
          name: z.string().describe('Short name'),
          color: color.describe('Background'),
          textColor: color.describe('Text upon it'),
          kind: z.int().describe('route_type of GTFS'),
        }),
      )
      .describe('Lines'),
    patterns: z
      .array(
        z.object({
          line: z.int().describe('Index into lines'),
          headsign: z.string().describe('Where it goes'),
          path: z.string().describe('Way of the vehicle, encoded polyline of precision 5'),
          stops: z
            .array(
              z.object({
                name: z.string().describe('Name'),
                lat,
                lon,
                itemId: uuid.nullable().describe('Place of the stop'),
                along: z.number().describe('Distance from the beginning of the path, m'),
              }),
            )
            .describe('Stops in order; along never decreases'),
        }),
      )
      .describe('Ways that trips share'),
    trips: z
      .array(
        z.object({
          id: z.string().describe('Trip of the feed'),
          pattern: z.int().describe('Index into patterns'),
          begin: z.int().describe('Departure at the first stop, seconds since 1970 (UTC)'),
          times: z.array(z.int()).describe('Arrival and departure at each stop, alternating, seconds after begin'),
        }),
      )
      .describe('Trips that are under way at some time of the day, by begin'),
  })
  .describe("A day's trips");
export type Timetable = z.infer<typeof timetable>;

export const timetableQuery = z.strictObject({
  date: day
    .refine((text) => !Number.isNaN(Date.parse(text)), 'is no day')
    .optional()
    .describe('Day, YYYY-MM-DD; if omitted, today in the time zone of the timetable'),
});
