/** A branch's part of a feed, validated and numbered, as it is stored in the tables. */
export interface Timetable {
  timeZone: string;
  stops: TimetableStop[];
  lines: { routeId: string; shortName: string; longName: string; kind: number; color: string; textColor: string }[];
  services: Service[];
  /** Encoded polylines of precision 5. */
  shapes: string[];
  trips: Trip[];
}
interface TimetableStop {
  stopId: string;
  name: string;
  platform: string;
  lat: number;
  lon: number;
  item: { owner: number; id: string } | null;
}
export interface Service {
  weekdays: number;
  firstDay: string | null;
  lastDay: string | null;
  added: string[];
  removed: string[];
}
export interface Trip {
  tripId: string;
  line: number;
  service: number;
  shape: number | null;
  headsign: string;
  calls: Call[];
}
/** Seconds after the start of the service day. */
interface Call {
  seq: number;
  stop: number;
  arrival: number;
  departure: number;
  isBoarding: boolean;
}
