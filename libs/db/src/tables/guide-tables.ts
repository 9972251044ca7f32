import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** Streets, buildings, the ways into a guide (shortcuts, lists, featured places, contests) and its kiosks. */
export interface GuideTables {
  /** Who does what only one process may do at a time. */
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
    /** What the dashboard made of it; null: as the registry configures it. */
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
    /** Place of the contest; both null when it has none. */
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
    /** Name, address and answer are erased since; `email` is the id then. */
    date_erased: Generated<Date | null>;
  };
  contest_draws: {
    id: string;
    contest_id: string;
    date: Time;
    author: string;
    /** Hexadecimal; with the ids of the candidates it gives the winners again. */
    seed: string;
    candidates: number;
    /** SHA-256 of the candidates' ids in order. */
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
    version: Generated<number>;
    date_created: Time;
    last_contact: Generated<Date | null>;
    running: JSONColumnType<object | null, string | null | undefined, string | null>;
    /** The command asked last; a newer one takes its place. */
    command_id: Generated<string | null>;
    command: Generated<string | null>;
    command_author: Generated<string | null>;
    command_asked: Generated<Date | null>;
    command_done: Generated<Date | null>;
  };
}
