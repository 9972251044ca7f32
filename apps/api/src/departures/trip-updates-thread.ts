import { handleTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';
import { readTripUpdates } from './trip-updates.ts';

/** More than any trip has; further ones are ignored. */
const MOST_STOPS = 1000;
const MOST_UPDATES_OF_TRIP = 20;

/** Returns the updates by trip as JSON text, as a response needs only a few trips of a whole country. */
handleTasks(
  (bytes: Uint8Array): ReadonlyMap<string, string> => {
    const byTrip = Map.groupBy(readTripUpdates(bytes), ({ tripId }) => tripId);
    return new Map(
      [...byTrip].map(([tripId, updates]) => [
        tripId,
        JSON.stringify(
          updates
            .slice(0, MOST_UPDATES_OF_TRIP)
            .map((update) => ({ ...update, stops: update.stops.slice(0, MOST_STOPS) })),
        ),
      ]),
    );
  },
  { isBackground: true },
);
