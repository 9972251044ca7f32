import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';

export const evil = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(2)>';
export const ids = {
  icon: uniqueId(),
  restaurant: uniqueId(),
  tag: uniqueId(),
  list: uniqueId(),
  street: uniqueId(),
  series: uniqueId(),
  once: uniqueId(),
};
const keys = {
  hours: ['hours', 'hours'],
  phone: ['phone', 'phone'],
  url: ['url', 'url'],
  email: ['email', 'email'],
  shortDescription: ['text', 'shortDescription'],
  eatingNotes: ['text', 'eatingNotes'],
  menu: ['url', 'menu'],
} as const;
const keyIds = Object.fromEntries(Object.keys(keys).map((name) => [name, uniqueId()])) as Record<
  keyof typeof keys,
  string
>;
export const inn = itemRow({ title: 'Gasthof Löwen' });
export const hostile = itemRow({ title: evil });
export const bare = itemRow({ title: '' });
export const copy = itemRow({ title: 'Gasthof Loewen', is_duplicate_of: inn.id });
const [first, second, own] = [uniqueId(), uniqueId(), uniqueId()];
/** Duplicates as older releases could store them: two that refer to each other, and one that refers to itself. */
export const circles = [
  itemRow({ id: first, title: 'Hier', is_duplicate_of: second }),
  itemRow({ id: second, title: 'Dort', is_duplicate_of: first }),
  itemRow({ id: own, title: 'Selbst', is_duplicate_of: own }),
];
export const closedPlace = itemRow({ title: 'Altes Bad', date_permanently_closed: '2020-01-01' });
export const shared = itemRow({ owner_id: 2, title: 'Burg' });
export const barn = itemRow({ title: 'Tanzlaube' });
/** Stored before values were limited: evaluating it takes 10 s */
export const endlessHours = `Mo-Su ${Array.from({ length: 830 }, (_, n) => {
  const hour = String(n % 24).padStart(2, '0');
  return `${hour}:${String(n % 53).padStart(2, '0')}-${hour}:${String((n % 53) + 5).padStart(2, '0')}`;
}).join()}`;
/** 18:00 UTC, the given number of days from today. */
export const evening = (days: number, hours = 0) =>
  new Date(new Date().setUTCHours(18 + hours, 0, 0, 0) + days * 86_400_000);

/** Inserts a branch with all kinds of places that a page can show. */
export async function seed(db: Db) {
  await seedReference(db);
  await seedPlaces(db);
  await seedDetails(db);
  await seedEvents(db);
  await seedListAndStreet(db);
}

async function seedReference(db: Db): Promise<void> {
  await db.insertInto('icons').values({ id: ids.icon, title: 'pin', icon_svg: 'M0 0', symbol_svg: 'circle' }).execute();
  await db
    .insertInto('categories')
    .values({
      id: ids.restaurant,
      icon_id: ids.icon,
      icon_title: 'pin',
      main_category: 'Eating',
      sub_category: 'Restaurant',
      background_color_name: '#C2255C',
      color_name: '#FFFFFF',
    })
    .execute();
  await db
    .insertInto('category_translations')
    .values([
      {
        category_id: ids.restaurant,
        language: 'de',
        main_category_name_translate: 'Essen',
        sub_category_name_translate: 'Gasthaus',
      },
    ])
    .execute();
  await db
    .insertInto('tags')
    .values({ id: ids.tag, tag_key: 'cuisine', tag_value: 'pizza', tag_group: 1001, icon_id: null })
    .execute();
  await db
    .insertInto('item_detail_keys')
    .values(
      Object.entries(keys).map(([name, [type, key]]) => ({
        id: keyIds[name as keyof typeof keys],
        key_name: key,
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type,
      })),
    )
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
  await db
    .insertInto('items')
    .values([inn, hostile, bare, copy, closedPlace, shared, barn, ...circles])
    .execute();
  await db
    .insertInto('item_categories')
    .values(
      [inn, hostile, bare, closedPlace].map((item) => ({ owner_id: 1, item_id: item.id, category_id: ids.restaurant })),
    )
    .execute();
  await db.insertInto('item_tags').values({ owner_id: 1, item_id: inn.id, tag_id: ids.tag }).execute();
}

async function seedDetails(db: Db): Promise<void> {
  const detail = (item: { id: string }, key: keyof typeof keys, value: string) => ({
    owner_id: 1,
    id: uniqueId(),
    item_id: item.id,
    item_detail_key_id: keyIds[key],
    data_value: value,
  });
  await db
    .insertInto('item_details')
    .values([
      detail(inn, 'hours', 'Mo-Fr 11:00-14:00,17:00-23:00; Dec 25-26 off'),
      detail(barn, 'hours', endlessHours),
      detail(inn, 'phone', '+423 232 10 20'),
      detail(inn, 'url', 'www.loewen.example'),
      detail(inn, 'shortDescription', 'Käsknöpfle & Reben.'),
      ...(Object.keys(keys) as (keyof typeof keys)[]).map((key) =>
        detail(hostile, key, key === 'url' || key === 'menu' ? `javascript:alert(1)//${evil}` : evil),
      ),
    ])
    .execute();
  await db
    .insertInto('item_addresses')
    .values([
      {
        owner_id: 1,
        id: uniqueId(),
        item_id: inn.id,
        street: 'Städtle',
        housenumber: '12',
        postcode: '9490',
        city: 'Vaduz',
      },
      { owner_id: 1, id: uniqueId(), item_id: hostile.id, street: evil, housenumber: evil, postcode: evil, city: evil },
    ])
    .execute();
}

async function seedEvents(db: Db): Promise<void> {
  const [start, end] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 90_000_000)];
  for (const item of [inn, hostile]) {
    const id = uniqueId();
    await db
      .insertInto('events')
      .values({
        owner_id: 1,
        id,
        item_id: item.id,
        title: item === inn ? 'Törggelen' : evil,
        description: item === inn ? 'Wein und Kastanien.' : evil,
        url: item === inn ? null : `javascript:${evil}`,
        date_begin: start,
        date_end: end,
      })
      .execute();
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: id, branch_id: 1 }).execute();
  }
  await db
    .insertInto('events')
    .values({
      owner_id: 1,
      id: ids.series,
      item_id: barn.id,
      title: 'Volkstanz',
      description: 'Mit Musik.',
      url: null,
      date_begin: evening(-20),
      date_end: evening(-20, 2),
      recurrence: 'FREQ=DAILY;INTERVAL=7',
      except_dates: JSON.stringify([evening(8).toISOString().slice(0, 10)]),
    })
    .execute();
  await db
    .insertInto('events')
    .values({
      owner_id: 1,
      id: ids.once,
      item_id: barn.id,
      title: 'Konzert',
      description: '',
      url: null,
      date_begin: evening(40),
      date_end: null,
    })
    .execute();
  await db
    .insertInto('event_branches')
    .values([ids.series, ids.once].map((event_id) => ({ owner_id: 1, event_id, branch_id: 1 })))
    .execute();
}

async function seedListAndStreet(db: Db): Promise<void> {
  await db
    .insertInto('lists')
    .values({
      id: ids.list,
      nano_id: 'list0001',
      branch_id: 1,
      title_de: 'Bei Regen',
      title_en: 'On a rainy day',
      description_de: evil,
      description_en: '',
    })
    .execute();
  await db
    .insertInto('list_items')
    .values({ list_id: ids.list, owner_id: 1, item_id: inn.id, sort_order: 1 })
    .execute();
  await db
    .insertInto('streets')
    .values({
      owner_id: 1,
      id: ids.street,
      nano_id: 'street01',
      title: 'Fürst-Franz-Josef-Strasse',
      city: 'Vaduz',
      lat: 47.14,
      lon: 9.52,
      category_id: null,
      lines: JSON.stringify(['_p~iF~ps|U']),
      source: 'editor',
      source_ref: 'x',
    })
    .execute();
  await sql`update branches set content_version = content_version + 1`.execute(db);
}
