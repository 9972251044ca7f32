import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** A size of a stored picture, in pixels. */
export interface RenditionRow {
  width: number;
  height: number;
  format: 'webp' | 'avif';
}

/** Time zone and holidays of an item across a border from its branch. */
export interface HoursPlaceRow {
  timeZone: string;
  countryCode: string;
  state: string | null;
}

/** Places and their related tables. */
export interface ItemTables {
  items: {
    owner_id: number;
    id: string;
    nano_id: string;
    title: string;
    type: Generated<string>;
    lat: number;
    lon: number;
    date_permanently_closed: string | null;
    is_duplicate_of: string | null;
    source: string;
    source_ref: string | null;
    /** Wikipedia article, 'de:Schloss Vaduz'; null: none in the extract. */
    wikipedia: ColumnType<string | null, string | null | undefined, string | null>;
    /** Wikidata entry, 'Q642116'. */
    wikidata: ColumnType<string | null, string | null | undefined, string | null>;
    /** Time zone and holidays; null: those of its branch. */
    hours_place: JSONColumnType<HoursPlaceRow | null, string | null, string | null>;
    /** Nearby place or street of an unnamed item, as found by the importer. */
    near_place: ColumnType<string | null, string | null | undefined, string | null>;
    near_street: ColumnType<string | null, string | null | undefined, string | null>;
    /**
     * Fields that an editor changed: column names, 'categories', 'tags', 'detail:<keyName>'. The importer does not
     * overwrite them.
     */
    edited_fields: Generated<string[]>;
    /** When it was moved to the trash; null: not in the trash. */
    date_binned: ColumnType<Date | null, Date | null | undefined, Date | null>;
    version: Generated<number>;
    date_created: Time;
    date_updated: Time;
  };
  item_categories: {
    owner_id: number;
    item_id: string;
    category_id: string;
    sort_order: Generated<number>;
    date_created: Time;
  };
  item_tags: { owner_id: number; item_id: string; tag_id: string };
  item_details: {
    owner_id: number;
    id: string;
    item_id: string;
    item_detail_key_id: string;
    data_value: string;
    data_value_unit: string | null;
    data_key_group: string | null;
    date_updated: Time;
  };
  /** Details with hours that cannot be read. */
  unreadable_hours: { owner_id: number; detail_id: string; item_id: string };
  item_addresses: {
    owner_id: number;
    id: string;
    item_id: string;
    country_id: string | null;
    state_id: string | null;
    street: Generated<string>;
    housenumber: Generated<string>;
    postcode: Generated<string>;
    city: Generated<string>;
  };
  ways: {
    owner_id: number;
    id: string;
    nano_id: string;
    item_id: string;
    sort_order: Generated<number>;
    way: JSONColumnType<{ type: 'LineString'; coordinates: number[][] }>;
  };
  item_geojsons: {
    owner_id: number;
    id: string;
    nano_id: string;
    item_id: string;
    type: number;
    geojson_type: number | null;
    geojson: JSONColumnType<object>;
  };
  /** Drafts not yet linked to an item; visible only to their author. Linking moves them with their ID. */
  geojsons: { id: string; author: string; geojson: JSONColumnType<object>; date_created: Time };
  item_jsons: { owner_id: number; id: string; item_id: string; type: string; json: JSONColumnType<object> };
  /** As geojsons: not yet linked. */
  jsons: { id: string; author: string; json: JSONColumnType<object>; date_created: Time };
  mentions: {
    owner_id: number;
    id: string;
    item_id: string;
    title: string;
    url: string | null;
    date_published: string | null;
  };
  item_relations: {
    owner_id: number;
    item_parent_id: string;
    item_child_id: string;
    relationship_id: number;
    sort_order: Generated<number>;
  };
  item_reviews: {
    owner_id: number;
    id: string;
    item_id: string;
    date_due: Date;
    is_completed: Generated<boolean>;
    note: string | null;
    date_completed: Date | null;
  };
  item_revisions: {
    owner_id: number;
    item_id: string;
    revision: number;
    date: Time;
    author: string;
    action: string;
    changes: JSONColumnType<object>;
    /** Rows before and after, for restoring. */
    rows: JSONColumnType<object[], string | undefined, string>;
  };
  /**
   * A stored picture, shared by its content. renditions: width, height and format of the stored versions besides
   * the master.
   */
  media_files: {
    hash: string;
    type: string;
    bytes: number;
    width: number;
    height: number;
    color: Generated<string>;
    renditions: ColumnType<RenditionRow[], string | undefined, string>;
    /** Whether everything that a page needs is stored. */
    is_ready: Generated<boolean>;
    /** Whether every format is stored. */
    is_complete: Generated<boolean>;
    attempts: Generated<number>;
    date_used: Time;
  };
  item_media: {
    owner_id: number;
    id: string;
    item_id: string;
    file_hash: string;
    kind: number;
    title: Generated<string>;
    alt: Generated<string>;
    credit: Generated<string>;
    licence: Generated<string>;
    video_url: string | null;
    focus_x: number | null;
    focus_y: number | null;
    sort_order: Generated<number>;
    source: Generated<string>;
    date_created: Time;
    date_updated: Time;
  };
}
