import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Columns as the database holds them. Times are Date when read; ISO strings or Date when written. */
type Time = Generated<Date>;

/** A size of a stored picture, in pixels. */
export interface RenditionRow { width: number; height: number; format: 'webp' | 'avif' }

export interface Database {
  branches: {
    short_id: number; is_active: Generated<boolean>;
    /** Host alias, beside the subdomain of the configuration. */
    subdomain: string | null; title: string | null;
    /** [lon, lat, zoom] */
    center: JSONColumnType<[number, number, number] | null, string | null, string | null>;
    /** [[west, south], [east, north]] */
    bounds: JSONColumnType<[[number, number], [number, number]] | null, string | null, string | null>;
    time_zone: string | null; country_code: string | null; basemap_archive: string | null; basemap_file_name: string | null;
    center_item_nano_id: string | null; attribution: string | null; is_demo: Generated<boolean>;
    /** Grows with every change of the branch's content; the API rebuilds the snapshot when it does. */
    content_version: Generated<number>; date_updated: Time;
  };
  branch_owners: { branch_id: number; owner_id: number };
  countries: { id: string; iso2: string; oh_state_field: string | null };
  states: { id: string; country_id: string; nominatim_title: string };
  state_districts: { id: string; country_id: string; state_id: string | null; title: string; nominatim_title: string };
  cities: { id: string; country_id: string; title: string; lat: number; lon: number };
  icons: { id: string; title: string; icon_svg: string; symbol_svg: string };
  categories: {
    id: string; icon_id: string; icon_title: string; main_category: string; sub_category: string;
    background_color_name: string; color_name: string; z_order: Generated<number>;
  };
  category_translations: { category_id: string; language: string; main_category_name_translate: string; sub_category_name_translate: string };
  tags: {
    id: string; tag_key: string; tag_value: string; tag_group: number | null; icon_id: string | null; color_name: Generated<string>;
    background_color_name: Generated<string>; show_in_subtitle: Generated<boolean>; is_hidden: Generated<boolean>; subtitle_sort_order: Generated<number>;
  };
  tag_translations: { tag_id: string; language: string; tag_key_translate: string; tag_value_translate: string };
  item_detail_keys: {
    id: string; key_name: string; icon_id: string; icon_title: string; color_name: string; type: string;
    needs_unit: Generated<boolean>; is_hidden: Generated<boolean>;
  };
  item_detail_key_translations: { item_detail_key_id: string; language: string; detail_key_translate: string };
  items: {
    owner_id: number; id: string; nano_id: string; title: string; type: Generated<string>; lat: number; lon: number;
    date_permanently_closed: string | null; is_duplicate_of: string | null; source: string; source_ref: string | null;
    /** What an editor changed: column names, 'categories', 'tags', 'detail:<keyName>'. The importer leaves these alone. */
    edited_fields: Generated<string[]>; version: Generated<number>; date_created: Time; date_updated: Time;
  };
  item_categories: { owner_id: number; item_id: string; category_id: string; sort_order: Generated<number>; date_created: Time };
  item_tags: { owner_id: number; item_id: string; tag_id: string };
  item_details: {
    owner_id: number; id: string; item_id: string; item_detail_key_id: string; data_value: string; data_value_unit: string | null;
    data_key_group: string | null; date_updated: Time;
  };
  item_addresses: {
    owner_id: number; id: string; item_id: string; country_id: string | null; state_id: string | null;
    street: Generated<string>; housenumber: Generated<string>; postcode: Generated<string>; city: Generated<string>;
  };
  ways: { owner_id: number; id: string; nano_id: string; item_id: string; sort_order: Generated<number>; way: JSONColumnType<{ type: 'LineString'; coordinates: number[][] }> };
  item_geojsons: { owner_id: number; id: string; nano_id: string; item_id: string; type: number; geojson_type: number | null; geojson: JSONColumnType<object> };
  /** Not linked to an item yet; seen by their author alone. Linking moves them, with their id. */
  geojsons: { id: string; author: string; geojson: JSONColumnType<object>; date_created: Time };
  item_jsons: { owner_id: number; id: string; item_id: string; type: string; json: JSONColumnType<object> };
  /** As geojsons: not linked yet. */
  jsons: { id: string; author: string; json: JSONColumnType<object>; date_created: Time };
  mentions: { owner_id: number; id: string; item_id: string; title: string; url: string | null; date_published: string | null };
  item_relations: { owner_id: number; item_parent_id: string; item_child_id: string; relationship_id: number; sort_order: Generated<number> };
  item_reviews: { owner_id: number; id: string; item_id: string; date_due: Date; is_completed: Generated<boolean>; note: string | null; date_completed: Date | null };
  item_revisions: {
    owner_id: number; item_id: string; revision: number; date: Time; author: string; action: string; changes: JSONColumnType<object>;
    /** Rows as they were before and after, for restoring. */
    rows: JSONColumnType<object[], string | undefined, string>;
  };
  events: {
    owner_id: number; id: string; item_id: string; title: string; description: Generated<string>; url: string | null;
    date_begin: Date; date_end: Date | null; source: Generated<string>; version: Generated<number>; date_updated: Time;
    /** RFC 5545, e.g. FREQ=WEEKLY;BYDAY=TU */
    recurrence: Generated<string | null>;
    except_dates: JSONColumnType<string[], string | undefined, string>;
  };
  event_revisions: { owner_id: number; event_id: string; revision: number; date: Time; author: string; action: string; changes: JSONColumnType<object> };
  event_branches: { owner_id: number; event_id: string; branch_id: number };
  event_tags: { owner_id: number; event_id: string; tag_id: string };
  item_events: { owner_id: number; event_id: string; item_id: string; relationship_id: Generated<number> };
  /** lines: encoded polylines of precision 5. */
  streets: {
    owner_id: number; id: string; nano_id: string; title: string; city: Generated<string>; lat: number; lon: number;
    category_id: string | null; lines: JSONColumnType<string[]>; source: string; source_ref: string;
  };
  /** polygon: outline, encoded polyline of precision 5. */
  buildings: {
    owner_id: number; id: string; nano_id: string; title: string; housenumber: Generated<string>; city: Generated<string>;
    lat: number; lon: number; category_id: string | null; polygon: string; source: string; source_ref: string;
  };
  search_shortcuts: {
    id: string; nano_id: string; branch_id: number | null; title_de: string; title_en: string; slug: string;
    /** What the dashboard made of it; null: as the registry configures it. */
    config: JSONColumnType<object | null, string | null | undefined, string | null>; sort_order: Generated<number>; is_hidden: Generated<boolean>;
  };
  lists: {
    id: string; nano_id: string; branch_id: number | null; title_de: string; title_en: string;
    description_de: Generated<string>; description_en: Generated<string>; source: Generated<string>;
  };
  list_items: { list_id: string; owner_id: number; item_id: string; sort_order: number };
  featured: { id: string; owner_id: number; item_id: string; date_featured: Generated<string> };
  contests: {
    id: string; nano_id: string; branch_id: number | null;
    /** Place of the contest; both null when it has none. */
    owner_id: number | null; item_id: string | null;
    title_de: string; title_en: string; description_de: Generated<string>; description_en: Generated<string>;
    conditions_url: string | null; date_begin: Date; date_end: Date;
  };
  contest_participants: { id: string; contest_id: string; name: string; email: string; answer: Generated<string>; date_created: Time; date_drawn: Generated<Date | null> };
  /** Writes of reference data, lists, shortcuts and contests. branch_id null: concerns all branches. */
  reference_revisions: { id: string; kind: string; entity_id: string; branch_id: number | null; date: Time; author: string; action: string; changes: JSONColumnType<object> };
  change_requests: {
    owner_id: number; id: string;
    /** Secret part of the sender's private link. */
    link_id: string;
    /** null: a new item is proposed. */
    item_id: string | null; search_shortcut_id: string | null; state: Generated<'open' | 'accepted' | 'declined'>;
    changes: JSONColumnType<object>; note: Generated<string>; contact_email: string | null; date_created: Time; date_decided: Date | null;
    /** The editor's words to the sender. */
    reply: Generated<string>; decided_by: Generated<string | null>;
  };
  /** A stored picture, shared by its content. renditions: width, height and format of what the store holds beside the master. */
  media_files: {
    hash: string; type: string; bytes: number; width: number; height: number; color: Generated<string>;
    renditions: ColumnType<RenditionRow[], string | undefined, string>;
    /** All that a page needs is in the store. */
    is_ready: Generated<boolean>;
    /** Every format is. */
    is_complete: Generated<boolean>;
    attempts: Generated<number>; date_used: Time;
  };
  item_media: {
    owner_id: number; id: string; item_id: string; file_hash: string; kind: number; title: Generated<string>; alt: Generated<string>; credit: Generated<string>;
    licence: Generated<string>; video_url: string | null; sort_order: Generated<number>; source: Generated<string>; date_created: Time; date_updated: Time;
  };
  /** A branch's timetable (GTFS); days are YYYY-MM-DD, last_second the end of its latest trip after the start of its service day. */
  timetable_feeds: { owner_id: number; feed_id: string; name: string; time_zone: string; first_day: string; last_day: string; last_second: number; source: Generated<string>; date_imported: Time };
  timetable_stops: { owner_id: number; stop_no: number; stop_id: string; name: string; platform: Generated<string>; lat: number; lon: number; item_owner_id: number | null; item_id: string | null };
  /** kind: route_type of GTFS. */
  timetable_lines: { owner_id: number; line_no: number; route_id: string; short_name: string; long_name: string; kind: number; color: string; text_color: string };
  /** weekdays: bit 0 Monday … bit 6 Sunday. */
  timetable_services: { owner_id: number; service_no: number; weekdays: number; first_day: string | null; last_day: string | null; added: string[]; removed: string[] };
  /** line: encoded polyline of precision 5. */
  timetable_shapes: { owner_id: number; shape_no: number; line: string };
  timetable_trips: { owner_id: number; trip_no: number; trip_id: string; line_no: number; service_no: number; shape_no: number | null; headsign: string };
  /** Seconds after the start of the service day. */
  timetable_calls: { owner_id: number; trip_no: number; seq: number; stop_no: number; arrival: number; departure: number; is_boarding: boolean };
  staff: { email: string; name: string; subject: string | null; role: 'staff' | 'editor' | 'viewer'; branch_ids: Generated<number[]> };
  /** branch_id 0 is the main site. */
  metrics_daily: { branch_id: number; day: string; sessions: number; actions: number; date_updated: Time };
  metrics: { id: string; date: Time; branch_id: number | null; session_id: string; metric_key: string; item_id: string | null; payload: JSONColumnType<object> };
}
