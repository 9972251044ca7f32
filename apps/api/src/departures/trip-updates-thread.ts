import { answerTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';
import { readTripUpdates } from './trip-updates.ts';

/** More than any trip has; what lies beyond is left out. */
const MOST_STOPS = 1000;
const MOST_UPDATES_OF_TRIP = 20;

/** By trip its updates as JSON: of a whole country's trips an answer needs a few. */
answerTasks(
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
