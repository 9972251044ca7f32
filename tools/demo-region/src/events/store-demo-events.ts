import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { derivedId, tagId } from '@umkreis/taxonomy/ids.ts';
import { withoutEdited } from '@umkreis/reference-data/without-edited.repository.ts';
import { storeContests } from './store-contests.ts';
import { demoLists, demoEvents, topPlaces } from './demo-events.ts';

export const ZONE = 'Europe/Vaduz';
type Found = { owner_id: number; id: string };
type Places = (title: string, owner?: number) => Found | undefined;

/**
 * Writes events around today, lists, featured places and contests of the demonstration, replacing earlier
 * ones.
 * @param today YYYY-MM-DD in the valley's time zone
 * @returns number of events
 */
export async function storeDemoEvents(db: Db, today: string): Promise<number> {
  const { rows } = await sql<
    Found & { title: string }
  >`select owner_id, id, title from items where source = 'demo' and title <> '' order by owner_id, id`.execute(db);
  const byTitle = new Map<string, Found[]>();
  for (const row of rows) byTitle.set(row.title, [...(byTitle.get(row.title) ?? []), row]);
  const places: Places = (title, owner) =>
    byTitle.get(title)?.find((row) => owner === undefined || row.owner_id === owner);
  const events = await storeEvents(db, places, today);
  await storeLists(db, places);
  await storeFeatured(db, places, today);
  await storeContests(db, places);
  return events;
}

async function storeEvents(db: Db, places: Places, today: string): Promise<number> {
  await sql`delete from events where source = 'demo'`.execute(db);
  const rows = demoEvents.flatMap((event) => {
    const place = places(event.at, event.owner) ?? places(event.at);
    return place
      ? [{ happening: event, place, id: derivedId('demoEvent', `${event.owner}/${event.at}/${event.title}`) }]
      : [];
  });
  const invented = new Set(
    (await db.selectFrom('branches').where('is_demo', '=', true).select('short_id').execute()).map(
      (row) => row.short_id,
    ),
  );
  const at = (day: number, time: string) =>
    sql<Date>`(${today}::date + ${day}::int + ${time}::time) at time zone ${ZONE}`;
  for (const { happening: event, place, id } of rows) {
    const { day, every } = event;
    const recurrence = every ? `FREQ=DAILY;INTERVAL=${every[0]};COUNT=${every[1]}` : null;
    await sql`insert into events (owner_id, id, item_id, title, description, date_begin, date_end, source, recurrence)
      values (${place.owner_id}, ${id}, ${place.id}, ${event.title}, ${event.text},
      ${at(day, event.from)}, ${event.to ? at(day + (event.lasts ?? 0), event.to) : null}, 'demo',
        ${recurrence})`.execute(db);
    // A branch with a real region shows nothing invented.
    const branches = event.branches.filter((branch) => invented.has(branch));
    if (branches.length > 0)
      await db
        .insertInto('event_branches')
        .values(branches.map((branch) => ({ owner_id: place.owner_id, event_id: id, branch_id: branch })))
        .execute();
    const also = (event.also ?? []).flatMap((title) => places(title, event.owner) ?? []);
    if (also.length > 0)
      await db
        .insertInto('item_events')
        .values(also.map((item) => ({ owner_id: place.owner_id, event_id: id, item_id: item.id, relationship_id: 1 })))
        .execute();
  }
  return rows.length;
}

async function storeLists(db: Db, places: Places): Promise<void> {
  await sql`delete from lists where source = 'demo'`.execute(db);
  for (const list of await withoutEdited(db, demoLists, ({ key }) => derivedId('demoList', key))) {
    const items = list.places.flatMap((title) => places(title) ?? []);
    if (items.length === 0) continue;
    const id = derivedId('demoList', list.key);
    await db
      .insertInto('lists')
      .values({
        id,
        nano_id: nanoOf(id),
        branch_id: list.branch,
        title_de: list.de,
        title_en: list.en,
        description_de: list.textDe,
        description_en: list.textEn,
        source: 'demo',
      })
      .execute();
    await db
      .insertInto('list_items')
      .values(
        items.map((item, index) => ({ list_id: id, owner_id: item.owner_id, item_id: item.id, sort_order: index })),
      )
      .execute();
  }
}

async function storeFeatured(db: Db, places: Places, today: string): Promise<void> {
  const items = topPlaces.flatMap((title) => places(title) ?? []);
  if (items.length === 0) return;
  await db
    .insertInto('featured')
    .values(
      items.map((item) => ({
        id: derivedId('demoFeatured', item.id),
        owner_id: item.owner_id,
        item_id: item.id,
        date_featured: today,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ date_featured: today }))
    .execute();
  await db
    .insertInto('item_tags')
    .values(items.map((item) => ({ owner_id: item.owner_id, item_id: item.id, tag_id: tagId('topChoice', 'true') })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const nanoOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 8);
