import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { renownOf } from '@umkreis/places/rank.ts';

/** Columns of items that determine their renown. */
export const renownColumns = ['wikipedia', 'wikidata', 'source', 'edited_fields'] as const;

/** Whether an item was ever featured. @param alias of the items */
export const isFeaturedRow = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from featured f where f.owner_id = ${sql.ref(`${alias}.owner_id`)}
    and f.item_id = ${sql.ref(`${alias}.id`)})`;

/** Columns that determine the renown of an item. */
export interface RenownRow {
  wikipedia: string | null;
  wikidata: string | null;
  source: string;
  edited_fields: readonly string[];
  is_featured: SqlBool;
}

/** Renown of an item, like `renownOf` of the lib places. */
export const renownOfRow = (row: RenownRow): number =>
  renownOf({
    hasArticle: row.wikipedia !== null,
    hasEntry: row.wikidata !== null,
    isFeatured: Boolean(row.is_featured),
    isEdited: row.source === 'editor' || row.edited_fields.length > 0,
  });
