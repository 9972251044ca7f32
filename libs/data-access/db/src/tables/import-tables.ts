import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** Imports of files of places. */
export interface ImportTables {
  /** IDs of items in other systems. */
  item_foreign_ids: {
    owner_id: number;
    /** Name of the system. */
    source: string;
    foreign_id: string;
    item_id: string;
  };
  /** Mappings of columns, by a hash of their names. */
  import_mappings: { owner_id: number; columns_hash: string; mapping: JSONColumnType<object>; date_updated: Time };
  imports: {
    owner_id: number;
    id: string;
    file_name: string;
    author: string;
    date_created: Time;
    created_count: Generated<number>;
    changed_count: Generated<number>;
    date_undone: Date | null;
  };
  /** What an import wrote and was not undone yet. */
  import_items: {
    owner_id: number;
    import_id: string;
    item_owner_id: number;
    item_id: string;
    /** Version of the item that the import created. */
    revision: number;
    is_new: boolean;
  };
}
