import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { ItemSuggestions } from '@umkreis/contract/item.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import {
  isFeaturedRow,
  renownColumns,
  renownOfRow,
  type RenownRow,
} from '@umkreis/content/snapshots/renown.repository.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';

type Kind = 'landmark' | 'walk' | 'withHours';
interface Row extends ItemKey, RenownRow {
  sub_category: string;
  /** Amount of content for its page: details, plus a bonus for picture and text, in the scale of renown. */
  contentScore: number;
}

/** Maximum number of candidates. */
const MOST_WEIGHED = 400;
const MOST = 24;
const MOST_WITH_HOURS = 80;
/** Maximum per kind, so that a page is varied. */
const MOST_ALIKE = 4;
/** Length of walks suitable for everybody, km. */
const WALK = { from: 2, to: 15 };

const conditions: Record<Kind, ReturnType<typeof sql>> = {
  landmark: sql`(c.main_category = 'Sights' and c.sub_category not in ('Artwork', 'Fountain', 'Bridge', 'Building')
    or c.sub_category in ('Museum', 'Viewpoint', 'Waterfall'))`,
  walk: sql`c.sub_category = 'Hiking route' and exists (
    select 1 from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
    where d.owner_id = i.owner_id and d.item_id = i.id and k.key_name = 'activityWayLength' and d.data_value_unit = 'km'
    and d.data_value ~ '^[0-9]+([.][0-9]+)?$' and d.data_value::numeric between ${WALK.from} and ${WALK.to})`,
  withHours: sql`c.main_category in ('Eating', 'Drinking & Nightlife', 'Sights', 'Entertainment & Culture', 'Shopping')
    and exists (select 1 from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
    where d.owner_id = i.owner_id and d.item_id = i.id and k.key_name = 'hours')`,
};

/**
 * Suggestions of these owners: places with a meaningful name and kind, the best known first, as on the map, with a
 * picture and much content.
 */
export async function loadSuggestions(db: Db, owners: readonly number[], now: Date): Promise<ItemSuggestions> {
  const [landmarks, walks, withHours] = await Promise.all([
    keysOf(db, owners, 'landmark', now),
    keysOf(db, owners, 'walk', now),
    keysOf(db, owners, 'withHours', now),
  ]);
  return {
    landmarks: await inOrder(db, varied(landmarks, MOST_ALIKE).slice(0, MOST)),
    walks: await inOrder(db, walks.slice(0, MOST)),
    withHours: await inOrder(db, withHours.slice(0, MOST_WITH_HOURS)),
  };
}

async function keysOf(db: Db, owners: readonly number[], kind: Kind, now: Date): Promise<Row[]> {
  if (owners.length === 0) return [];
  const { rows } = await sql<Row>`
    select i.owner_id, i.id, c.sub_category, ${sql.join(renownColumns.map((name) => sql.ref(`i.${name}`)))},
      ${isFeaturedRow('i')} as is_featured,
      ((select count(*) from item_details d where d.owner_id = i.owner_id and d.item_id = i.id)
        + 6 * (exists (select 1 from item_media m where m.owner_id = i.owner_id and m.item_id = i.id
          and m.kind <> ${itemMediumKeys.logo}))::int
        + 4 * (exists (select 1 from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
          where d.owner_id = i.owner_id and d.item_id = i.id
            and k.key_name in ('pictureUrl', 'shortDescription', 'usefulInformation')))::int
        + 3 * (c.sub_category in ('Castle', 'Museum', 'Viewpoint'))::int)::int as told
    from items i
    join item_categories l on l.owner_id = i.owner_id and l.item_id = i.id and l.sort_order = 0
    join categories c on c.id = l.category_id
    where i.owner_id = any(${owners}::smallint[]) and i.title <> '' and i.date_binned is null
      and not ${isUnlistedRow('i', now)} and ${conditions[kind]}
    order by i.wikipedia is null, i.wikidata is null, told desc, i.title collate title_order, i.id
    limit ${MOST_WEIGHED}`.execute(db);
  const weightOf = (row: Row) => renownOfRow(row) + row.contentScore;
  return rows.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** The first of each kind, then the second of each, up to a maximum per kind. */
function varied(rows: readonly Row[], most: number): Row[] {
  const byKind = [...Map.groupBy(rows, ({ sub_category }) => sub_category).values()];
  return Array.from({ length: most }, (_, nr) => byKind.flatMap((kind) => kind[nr] ?? [])).flat();
}

async function inOrder(db: Db, keys: readonly Row[]) {
  const items = new Map((await loadBasemapItems(db, keys)).map((item) => [item.id, item]));
  // Tiles of a page need neither lines nor outlines.
  return keys.flatMap(({ id }) => {
    const { ways: _ways, geojsons: _geojsons, ...item } = items.get(id) ?? {};
    return 'id' in item ? [item as NonNullable<ReturnType<typeof items.get>>] : [];
  });
}
