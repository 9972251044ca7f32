import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow, type ItemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';

export const ids = {
  icon: uniqueId(),
  bakery: uniqueId(),
  hours: uniqueId(),
  height: uniqueId(),
  email: uniqueId(),
  offer: uniqueId(),
  hoursDetail: uniqueId(),
  pizza: uniqueId(),
};
export const bakery = itemRow();
export const foreign = itemRow({ owner_id: 2, title: 'Gasthof Löwen', lat: 47.11 });

/** A small guide: one place in branch 1 and one in branch 2; branch 14 includes both. */
export async function seedGuide(db: Db): Promise<void> {
  await seedReference(db);
  await seedPlaces(db);
  await seedMembers(db);
}

async function seedReference(db: Db): Promise<void> {
  await db.insertInto('icons').values({ id: ids.icon, title: 'pin', icon_svg: 'M0 0', symbol_svg: 'circle' }).execute();
  await db
    .insertInto('categories')
    .values({
      id: ids.bakery,
      icon_id: ids.icon,
      icon_title: 'pin',
      main_category: 'Shopping',
      sub_category: 'Bakery',
      background_color_name: '#C2255C',
      color_name: '#FFFFFF',
    })
    .execute();
  await db
    .insertInto('category_translations')
    .values([
      {
        category_id: ids.bakery,
        language: 'de',
        main_category_name_translate: 'Einkaufen',
        sub_category_name_translate: 'Bäckerei',
      },
    ])
    .execute();
  await db
    .insertInto('tags')
    .values({ id: ids.pizza, tag_key: 'cuisine', tag_value: 'pizza', tag_group: 1001, icon_id: null })
    .execute();
  await db
    .insertInto('item_detail_keys')
    .values([
      { id: ids.hours, key_name: 'hours', icon_id: ids.icon, icon_title: 'pin', color_name: '#000000', type: 'hours' },
      {
        id: ids.height,
        key_name: 'height',
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type: 'number',
        needs_unit: true,
      },
      { id: ids.email, key_name: 'email', icon_id: ids.icon, icon_title: 'pin', color_name: '#000000', type: 'email' },
      {
        id: ids.offer,
        key_name: 'eventOffer',
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type: 'markdown',
      },
    ])
    .execute();
}

async function seedPlaces(db: Db): Promise<void> {
  await db
    .insertInto('branch_owners')
    .values([
      { branch_id: 14, owner_id: 1 },
      { branch_id: 14, owner_id: 2 },
    ])
    .execute();
  await addItems(db, [bakery, foreign]);
  await db.insertInto('item_categories').values({ owner_id: 1, item_id: bakery.id, category_id: ids.bakery }).execute();
  await db
    .insertInto('item_details')
    .values({
      owner_id: 1,
      id: ids.hoursDetail,
      item_id: bakery.id,
      item_detail_key_id: ids.hours,
      data_value: 'Mo-Fr 08:00-12:00',
    })
    .execute();
  await db
    .insertInto('item_addresses')
    .values({
      owner_id: 1,
      id: uniqueId(),
      item_id: bakery.id,
      street: 'Städtle',
      housenumber: '12',
      postcode: '9490',
      city: 'Vaduz',
    })
    .execute();
  await db
    .insertInto('ways')
    .values({
      owner_id: 1,
      id: uniqueId(),
      nano_id: 'way00001',
      item_id: bakery.id,
      way: JSON.stringify({
        type: 'LineString',
        coordinates: [
          [9.5, 47.1],
          [9.505, 47.1],
          [9.51, 47.1],
        ],
      }),
    })
    .execute();
}

async function seedMembers(db: Db): Promise<void> {
  await db
    .insertInto('staff')
    .values([
      { email: 'staff@test.example', name: 'S', role: 'staff' },
      { email: 'one@test.example', name: 'E1', role: 'editor', branch_ids: [1] },
      { email: 'two@test.example', name: 'E2', role: 'editor', branch_ids: [2] },
      { email: 'viewer@test.example', name: 'V', role: 'viewer', branch_ids: [1] },
    ])
    .execute();
}

export async function addItems(db: Db, rows: ItemRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 2000)
    await db
      .insertInto('items')
      .values(rows.slice(at, at + 2000))
      .execute();
  await db
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1` })
    .execute();
}
