import { PbfReader } from 'pbf';

interface StopUpdate {
  seq: number | null;
  stopId: string | null;
  delayS: number | null;
  /** Seconds since 1970. */
  time: number | null;
  isSkipped: boolean;
}
export interface TripUpdate {
  tripId: string;
  /** YYYY-MM-DD; null: today's */
  day: string | null;
  isCancelled: boolean;
  delayS: number | null;
  stops: StopUpdate[];
}

const CANCELED = 3;
const DELETED = 7;
const SKIPPED = 1;

/** Trip updates of a feed message (GTFS Realtime 2.0, protobuf). @throws if the bytes are not valid protobuf */
export function readTripUpdates(bytes: Uint8Array): TripUpdate[] {
  return new PbfReader(bytes).readFields<TripUpdate[]>((tag, updates, pbf) => {
    if (tag === 2)
      pbf.readMessage((field, _, entity) => {
        if (field === 3) updates.push(readTripUpdate(entity));
      }, null);
  }, []);
}

function readTripUpdate(pbf: PbfReader): TripUpdate {
  return pbf.readMessage<TripUpdate>(
    (tag, update, reader) => {
      if (tag === 1) readTrip(reader, update);
      else if (tag === 2) update.stops.push(readStop(reader));
      else if (tag === 5) update.delayS = reader.readVarint(true);
    },
    { tripId: '', day: null, isCancelled: false, delayS: null, stops: [] },
  );
}

function readTrip(pbf: PbfReader, update: TripUpdate): void {
  pbf.readMessage((tag, _, reader) => {
    if (tag === 1) update.tripId = reader.readString();
    else if (tag === 3) update.day = reader.readString().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
    else if (tag === 4) {
      const relationship = reader.readVarint();
      update.isCancelled = relationship === CANCELED || relationship === DELETED;
    }
  }, null);
}

function readStop(pbf: PbfReader): StopUpdate {
  let hasDeparture = false;
  return pbf.readMessage<StopUpdate>(
    (tag, stop, reader) => {
      if (tag === 1) stop.seq = reader.readVarint();
      else if (tag === 4) stop.stopId = reader.readString();
      else if (tag === 5) stop.isSkipped = reader.readVarint() === SKIPPED;
      else if (tag === 3 || (tag === 2 && !hasDeparture)) {
        hasDeparture = tag === 3;
        Object.assign(stop, readTime(reader));
      }
    },
    { seq: null, stopId: null, delayS: null, time: null, isSkipped: false },
  );
}

const readTime = (pbf: PbfReader) =>
  pbf.readMessage<{ delayS: number | null; time: number | null }>(
    (tag, event, reader) => {
      if (tag === 1) event.delayS = reader.readVarint(true);
      else if (tag === 2) event.time = reader.readVarint(true);
    },
    { delayS: null, time: null },
  );
