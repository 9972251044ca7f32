import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** bind: the first verified login was bound. */
export type StaffAction = 'add' | 'rights' | 'bind' | 'unbind' | 'remove';

/** Branches, their members, and visitors' proposals and actions. */
export interface BranchTables {
  branches: {
    short_id: number;
    is_active: Generated<boolean>;
    /** Host alias, in addition to the subdomain of the configuration. */
    subdomain: string | null;
    title: string | null;
    /** [lon, lat, zoom] */
    center: JSONColumnType<[number, number, number] | null, string | null, string | null>;
    /** [[west, south], [east, north]] */
    bounds: JSONColumnType<[[number, number], [number, number]] | null, string | null, string | null>;
    time_zone: string | null;
    country_code: string | null;
    /** Name of the state, determines holidays. */
    state: string | null;
    basemap_archive: string | null;
    basemap_file_name: string | null;
    center_item_nano_id: string | null;
    attribution: string | null;
    is_demo: Generated<boolean>;
    /** Date of the imported map data; null: unknown. */
    date_of_data: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Incremented with every change of the branch's content; triggers a rebuild of the snapshot. */
    content_version: Generated<number>;
    date_updated: Time;
    /** Overrides of the configuration by setting; null: as configured. */
    settings: JSONColumnType<object | null, string | null, string | null>;
    settings_version: Generated<number>;
  };
  /**
   * Items that a new content version of a branch changed. Versions without a row have unknown changes; only the last
   * ones have rows.
   */
  content_changes: {
    branch_id: number;
    content_version: number;
    /** Owner of the items */
    item_owner_id: number;
    item_ids: string[];
  };
  branch_revisions: {
    branch_id: number;
    /** Version of the settings that it created. */
    revision: number;
    date: Time;
    author: string;
    action: string;
    changes: JSONColumnType<Record<string, { before: unknown; after: unknown }>>;
  };
  branch_owners: { branch_id: number; owner_id: number };
  /** Writes of reference data, lists, shortcuts and contests. branch_id null: applies to all branches. */
  reference_revisions: {
    id: string;
    kind: string;
    entity_id: string;
    branch_id: number | null;
    date: Time;
    author: string;
    action: string;
    changes: JSONColumnType<object>;
  };
  change_requests: {
    owner_id: number;
    id: string;
    /** Secret part of the sender's private link. */
    link_id: string;
    /** null: a new item is proposed. */
    item_id: string | null;
    search_shortcut_id: string | null;
    state: Generated<'open' | 'accepted' | 'declined'>;
    changes: JSONColumnType<object>;
    note: Generated<string>;
    contact_email: string | null;
    date_created: Time;
    date_decided: Date | null;
    /** The editor's reply to the sender. */
    reply: Generated<string>;
    decided_by: Generated<string | null>;
    /** Values that were written on acceptance, by field. */
    taken: JSONColumnType<object | null, string | null | undefined, string | null>;
  };
  staff: {
    email: string;
    name: string;
    subject: string | null;
    role: 'staff' | 'editor' | 'viewer';
    branch_ids: Generated<number[]>;
  };
  saved_views: { email: string; id: string; name: string; query: string; columns: string[] };
  data_steps: { name: string; date_begun: Time; date_done: Date | null };
  staff_revisions: {
    id: string;
    email: string;
    date: Time;
    author: string;
    action: StaffAction;
    /** Previous and new values by column. */
    changes: JSONColumnType<Record<string, { before: unknown; after: unknown }>>;
  };
  /** branch_id 0 is the main site. */
  metrics_daily: { branch_id: number; day: string; sessions: number; actions: number; date_updated: Time };
  metrics: {
    id: string;
    date: Time;
    branch_id: number | null;
    session_id: string;
    metric_key: string;
    item_id: string | null;
    payload: JSONColumnType<object>;
  };
}
