import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** Streets, buildings, entry points of a guide (shortcuts, lists, featured places, contests) and its kiosks. */
export interface GuideTables {
  /** Leases for jobs that only one process may do at a time. */
  job_leases: { name: string; holder: string; held_until: Date };
  /** lines: encoded polylines of precision 5. */
  streets: {
    owner_id: number;
    id: string;
    nano_id: string;
    title: string;
    city: Generated<string>;
    lat: number;
    lon: number;
    category_id: string | null;
    lines: JSONColumnType<string[]>;
    source: string;
    source_ref: string;
  };
  /** polygon: outline, encoded polyline of precision 5. */
  buildings: {
    owner_id: number;
    id: string;
    nano_id: string;
    title: string;
    housenumber: Generated<string>;
    city: Generated<string>;
    lat: number;
    lon: number;
    category_id: string | null;
    polygon: string;
    source: string;
    source_ref: string;
  };
  search_shortcuts: {
    id: string;
    nano_id: string;
    branch_id: number | null;
    title_de: string;
    title_en: string;
    slug: string;
    /** As edited in the dashboard; null: as configured. */
    config: JSONColumnType<object | null, string | null | undefined, string | null>;
    sort_order: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  lists: {
    id: string;
    nano_id: string;
    branch_id: number | null;
    title_de: string;
    title_en: string;
    description_de: Generated<string>;
    description_en: Generated<string>;
    source: Generated<string>;
  };
  list_items: { list_id: string; owner_id: number; item_id: string; sort_order: number };
  featured: { id: string; owner_id: number; item_id: string; date_featured: Generated<string> };
  contests: {
    id: string;
    nano_id: string;
    branch_id: number | null;
    /** Place of the contest; both null if it has none. */
    owner_id: number | null;
    item_id: string | null;
    title_de: string;
    title_en: string;
    description_de: Generated<string>;
    description_en: Generated<string>;
    conditions_url: string | null;
    date_begin: Date;
    date_end: Date;
  };
  contest_participants: {
    id: string;
    contest_id: string;
    name: string;
    email: string;
    answer: Generated<string>;
    date_created: Time;
    date_drawn: Generated<Date | null>;
    /** Set once name, address and answer are erased; `email` then contains the ID. */
    date_erased: Generated<Date | null>;
  };
  contest_draws: {
    id: string;
    contest_id: string;
    date: Time;
    author: string;
    /** Hexadecimal; with the IDs of the candidates it reproduces the winners. */
    seed: string;
    candidates: number;
    /** SHA-256 of the candidates' sorted IDs. */
    candidates_hash: string;
    winner_ids: string[];
  };
  kiosks: {
    id: string;
    /** Secret of its start address. */
    key: string;
    branch_id: number;
    name: string;
    lat: number | null;
    lon: number | null;
    /** Degrees clockwise from north. */
    heading: number | null;
    level: string | null;
    home_view: JSONColumnType<object | null, string | null, string | null>;
    scale: number | null;
    /** Public ID of the place that houses it. */
    house: Generated<string | null>;
    /** What it shows while nobody uses it; null: everything, without notices. */
    sign: JSONColumnType<object | null, string | null | undefined, string | null>;
    /** When its screen is on; null: always. */
    screen_times: JSONColumnType<object | null, string | null | undefined, string | null>;
    /** SHA-256 of the code that opens its start address once, hexadecimal. */
    code_hash: Generated<string | null>;
    code_expires: Generated<Date | null>;
    version: Generated<number>;
    date_created: Time;
    last_contact: Generated<Date | null>;
    running: JSONColumnType<object | null, string | null | undefined, string | null>;
    /** The last command; a newer one replaces it. */
    command_id: Generated<string | null>;
    command: Generated<string | null>;
    command_author: Generated<string | null>;
    command_asked: Generated<Date | null>;
    command_done: Generated<Date | null>;
  };
  /** Sessions that visitors of a kiosk started, by day in the branch's zone. */
  kiosk_days: { kiosk_id: string; day: string; sessions: number };
  /** The last picture of a kiosk's screen, WebP; deleted after a day. */
  kiosk_pictures: { kiosk_id: string; date_taken: Date; content: string; picture: Buffer };
}
