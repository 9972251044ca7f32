import type { Generated } from 'kysely';
import type { Time } from './time.ts';

/** Timetables of a branch; times are seconds after noon minus twelve hours of the service day. */
export interface TimetableTables {
  /**
   * A GTFS feed of a branch; a branch may have several with distinct numbers. Days are YYYY-MM-DD, last_second is
   * the end of its latest trip after the start of its service day.
   */
  timetable_feeds: {
    owner_id: number;
    feed_id: string;
    name: string;
    time_zone: string;
    first_day: string;
    last_day: string;
    last_second: number;
    source: Generated<string>;
    date_imported: Time;
  };
  timetable_stops: {
    owner_id: number;
    feed_id: string;
    stop_no: number;
    stop_id: string;
    name: string;
    platform: Generated<string>;
    lat: number;
    lon: number;
    item_owner_id: number | null;
    item_id: string | null;
  };
  /** kind: route_type of GTFS. */
  timetable_lines: {
    owner_id: number;
    feed_id: string;
    line_no: number;
    route_id: string;
    short_name: string;
    long_name: string;
    kind: number;
    color: string;
    text_color: string;
  };
  /** weekdays: bit 0 Monday … bit 6 Sunday. */
  timetable_services: {
    owner_id: number;
    feed_id: string;
    service_no: number;
    weekdays: number;
    first_day: string | null;
    last_day: string | null;
    added: string[];
    removed: string[];
  };
  /** line: encoded polyline of precision 5. */
  timetable_shapes: { owner_id: number; feed_id: string; shape_no: number; line: string };
  timetable_trips: {
    owner_id: number;
    feed_id: string;
    trip_no: number;
    trip_id: string;
    line_no: number;
    service_no: number;
    shape_no: number | null;
    headsign: string;
  };
  /** Seconds after the start of the service day. */
  timetable_calls: {
    owner_id: number;
    feed_id: string;
    trip_no: number;
    seq: number;
    stop_no: number;
    arrival: number;
    departure: number;
    is_boarding: boolean;
  };
}
