import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { category, type CategoryRow } from '@umkreis/taxonomy/categories.ts';
import type { MainCategoryName } from '@umkreis/taxonomy/main-categories.ts';
import { detailKeyId, tagId } from '@umkreis/taxonomy/ids.ts';
import { bumpContent } from '@umkreis/osm-import/store/store-branches.ts';
import { families } from '../valley/families.ts';

export const MIN_ITEMS = 1000;
export const MAX_ITEMS = 1_000_000;
const BATCH = 50_000;
const SOURCE = 'demo-fill';

/** Category, share of all places, first words of their names. */
const kinds: readonly (readonly [main: MainCategoryName, sub: string, share: number, names: readonly string[]])[] = [
  ['Eating', 'Restaurant', 9, ['Gasthof', 'Restaurant', 'Wirtschaft', 'Stube']],
  ['Eating', 'Café', 5, ['Café', 'Kaffeehaus']],
  ['Eating', 'Fast food', 3, ['Imbiss', 'Grill']],
  ['Shopping', 'Bakery', 4, ['Bäckerei', 'Backstube']],
  ['Shopping', 'Supermarket', 3, ['Markt', 'Frischmarkt']],
  ['Shopping', 'Clothing', 4, ['Mode', 'Trachten']],
  ['Shopping', 'Sports', 2, ['Sport']],
  ['Service', 'Hairdresser', 4, ['Coiffeur', 'Salon']],
  ['Service', 'Doctor', 3, ['Praxis Dr.']],
  ['Service', 'Office', 6, ['Büro', 'Kanzlei']],
  ['Service', 'Bench', 14, ['']],
  ['Service', 'Waste basket', 6, ['']],
  ['Craft & Produce', 'Carpenter', 4, ['Schreinerei', 'Tischlerei']],
  ['Craft & Produce', 'Electrician', 3, ['Elektro']],
  ['Activities', 'Playground', 3, ['Spielplatz']],
  ['Activities', 'Football', 2, ['Sportplatz']],
  ['Sleeping', 'Hotel', 3, ['Hotel']],
  ['Sleeping', 'Apartment', 5, ['Ferienwohnung']],
  ['Transport', 'Bus stop', 6, ['Haltestelle']],
  ['Transport', 'Parking', 6, ['Parkplatz']],
  ['Sights', 'Artwork', 2, ['Skulptur']],
  ['Nature & Landscape', 'Viewpoint', 3, ['Aussicht']],
];
const hours = [
  'Mo-Fr 08:00-12:00,13:30-18:00; Sa 08:00-16:00; PH off',
  'Tu-Su 10:00-22:00',
  'Mo-Su 11:00-14:00,17:00-23:00',
  '24/7',
  'We-Su 09:00-17:00',
];

/** The branch cannot be filled; the message is shown to the user. */
export class FillError extends Error {}

export interface FillOptions {
  items: number;
  branch: number;
  onProgress?: (step: string) => void;
}

/**
 * Fills a branch with invented places for tests and benchmarks, replacing those of an earlier fill. They are
 * clustered around a few hundred centres within the branch's bounds, like real places.
 * @param items 1,000 to 1,000,000
 */
export async function fillBranch(db: Db, { items, branch, onProgress = () => {} }: FillOptions): Promise<void> {
  const row = await db.selectFrom('branches').select('bounds').where('short_id', '=', branch).executeTakeFirstOrThrow();
  const [[west, south], [east, north]] =
    row.bounds ??
    (() => {
      throw new FillError(`branch ${branch} has no bounds yet: import an extract or load the demonstration first`);
    })();
  const weights = kinds.flatMap(([main, sub, share, names]) =>
    Array.from({ length: share }, () => ({ row: category(main, sub), names })),
  );
  await db.transaction().execute(async (trx) => {
    onProgress('Removing the earlier fill');
    await sql`delete from items where owner_id = ${branch} and source = ${SOURCE}`.execute(trx);
    for (let from = 0; from < items; from += BATCH) {
      const to = Math.min(items, from + BATCH);
      await insertItems(trx, branch, from, to, [west, south, east, north], weights);
      onProgress(`${to} of ${items}`);
    }
    await bumpContent(trx, [branch]);
  });
  await sql`analyze items, item_categories, item_tags, item_details, item_addresses`.execute(db);
}

/**
 * Creates a batch inside the database, so that only the statement is transferred. Numbers are derived from
 * md5, so that every fill is the same.
 */
async function insertItems(
  db: Db,
  branch: number,
  from: number,
  to: number,
  [west, south, east, north]: [number, number, number, number],
  weights: { row: CategoryRow; names: readonly string[] }[],
): Promise<void> {
  const unit = (salt: string) => sql`(('x' || substr(md5(n || ${salt}), 1, 8))::bit(32)::bigint::float8 / 4294967296)`;
  const centre = (salt: string) =>
    sql`(('x' || substr(md5((n % 300)::text || ${salt}), 1, 8))::bit(32)::bigint::float8 / 4294967296)`;
  // The sum of three uniform numbers approximates a normal distribution; the third power concentrates places at
  // the centre.
  const spread = (salt: string) =>
    sql`power(${unit(`${salt}a`)} + ${unit(`${salt}b`)} + ${unit(`${salt}c`)} - 1.5, 3) * 0.09`;
  await sql`create temporary table fill_rows on commit drop as
    select n, ${uuidOf(sql`'umkreis-fill/' || ${branch}::text || '/' || n`)} as id,
      least(${east}::float8, greatest(${west}::float8,
        round((${west}::float8 + (${centre('x')} * 0.92 + 0.04 + ${spread('x')}) * ${east - west}::float8)::numeric,
          6)::float8)) as lon,
      least(${north}::float8, greatest(${south}::float8,
        round((${south}::float8 + (${centre('y')} * 0.92 + 0.04 + ${spread('y')}) * ${north - south}::float8)::numeric,
          6)::float8)) as lat,
      1 + (${unit('k')} * ${weights.length})::int % ${weights.length} as kind,
        1 + (${unit('f')} * ${families.length})::int % ${families.length} as family, ${unit('d')} as luck
    from generate_series(${from}::int, ${to - 1}::int) n`.execute(db);
  await sql`insert into items (owner_id, id, nano_id, title, lat, lon, source, source_ref)
    select ${branch}::smallint, id, translate(substr(encode(decode(replace(id::text, '-', ''), 'hex'), 'base64'), 1,
      8), '+/', '-_'),
      case when (${texts(weights.map(({ names }) => names[0]!))})[kind] = '' then ''
        else (${texts(weights.map(({ names }, at) => names[at % names.length]!))})[kind] || ' ' ||
          (${texts(families)})[family] || ' ' || (n + 1) end,
      lat, lon - case when lon > 180 then 360 else 0 end, ${SOURCE}::text, 'fill/' || n from fill_rows`.execute(db);
  await sql`insert into item_categories (owner_id, item_id, category_id)
    select ${branch}::smallint, id, (${uuids(weights.map(({ row }) => row.id))})[kind] from fill_rows`.execute(db);
  await sql`insert into item_tags (owner_id, item_id, tag_id) select ${branch}::smallint, id,
    ${tagId('wheelchair', 'yes')}::uuid from fill_rows where luck < 0.25`.execute(db);
  await sql`insert into item_details (owner_id, id, item_id, item_detail_key_id, data_value)
    select ${branch}::smallint, ${uuidOf(sql`id || 'hours'`)}, id, ${detailKeyId('hours')}::uuid,
      (${texts(hours)})[1 + n % ${hours.length}] from fill_rows where luck < 0.4
    union all select ${branch}::smallint, ${uuidOf(sql`id || 'phone'`)}, id, ${detailKeyId('phone')}::uuid,
      '+423 555 ' || lpad((n % 10000)::text, 4, '0') from fill_rows where luck < 0.3`.execute(db);
  await sql`drop table fill_rows`.execute(db);
}

const texts = (values: readonly string[]) => sql`${values}::text[]`;
/** A UUID of version 8 (RFC 9562) from a text. */
const uuidOf = (text: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
const uuids = (values: readonly string[]) => sql`${values}::uuid[]`;
