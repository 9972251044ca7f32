import { branchParams } from './params.ts';
import { departures as departuresSchema, departuresQuery, timetable, timetableQuery } from '../departure.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

export const departuresEndpoints = {
  'GET /departures/{itemId}': endpoint({
    summary: 'Next departures of a stop',
    notes:
      'By timetable on the clock of the stop, days of service that run past midnight included; with real-time data where a GTFS Realtime address is configured. `hasTimetable` is false where no timetable stops. The instant counts by its minute.',
    tag: 'departures',
    right: 'public',
    params: z.object({ itemId: uuid }),
    query: departuresQuery,
    responses: { 200: departuresSchema },
    example: { params: { itemId: exampleId }, query: { at: '2026-03-02T08:15:00.000Z', limit: 50 } },
  }),
  'GET /timetables/branchshortid/{branchShortId}': endpoint({
    summary: "A day's trips with their ways, for vehicles that move",
    notes:
      "Trips that run at some time of the day. A vehicle is `along` metres on the path of its pattern at each stop, at `begin` plus the stop's two `times` (arrival, departure); in between, interpolate. Without a timetable the lists are empty.",
    tag: 'departures',
    right: 'public',
    params: branchParams,
    query: timetableQuery,
    responses: { 200: timetable },
    example: {
      params: { branchShortId: 1 },
      query: { date: '2026-11-21' },
      response: {
        date: '2026-11-21',
        timeZone: 'Europe/Vaduz',
        lines: [{ id: '11', name: '11', color: '#1971C2', textColor: '#FFFFFF', kind: 3 }],
        patterns: [
          {
            line: 0,
            headsign: 'Schaan, Bahnhof',
            path: 'mynpHodix@aAmB',
            stops: [
              { name: 'Vaduz, Post', lat: 47.14103, lon: 9.52086, itemId: exampleId, along: 0 },
              { name: 'Schaan, Bahnhof', lat: 47.1681, lon: 9.5082, itemId: null, along: 3160.2 },
            ],
          },
        ],
        trips: [{ id: '11.TA.1-0-j26', pattern: 0, begin: 1795280700, times: [0, 0, 600, 600] }],
      },
    },
  }),
};
