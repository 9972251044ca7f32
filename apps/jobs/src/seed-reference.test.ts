import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { tagId } from '@umkreis/taxonomy/ids.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { stateDistricts } from '@umkreis/taxonomy/state-districts.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-seed-'));
  database = await openTestDatabase(folder);
  await seedReference(database.db, branchConfigs);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('keeps rows edited by staff and updates all others from the taxonomy', async () => {
  const { db } = database;
  const [edited, untouched] = [tagId('cuisine', 'pizza'), tagId('cuisine', 'thai')];
  await db.updateTable('tags').set({ subtitle_sort_order: 7 }).where('id', 'in', [edited, untouched]).execute();
  await db
    .updateTable('tag_translations')
    .set({ tag_value_translate: 'anders' })
    .where('tag_id', 'in', [edited, untouched])
    .where('language', '=', 'de')
    .execute();
  await db
    .insertInto('reference_revisions')
    .values({
      id: uniqueId(),
      kind: 'tag',
      entity_id: edited,
      branch_id: null,
      author: 'staff@test.example',
      action: 'update',
      changes: '{}',
    })
    .execute();
  await seedReference(db, branchConfigs);
  const rows = await db
    .selectFrom('tags as t')
    .innerJoin('tag_translations as x', 'x.tag_id', 't.id')
    .where('x.language', '=', 'de')
    .where('t.id', 'in', [edited, untouched])
    .select(['t.tag_value', 't.subtitle_sort_order', 'x.tag_value_translate'])
    .orderBy('t.tag_value')
    .execute();
  expect(rows).toEqual([
    { tag_value: 'pizza', subtitle_sort_order: 7, tag_value_translate: 'anders' },
    { tag_value: 'thai', subtitle_sort_order: 10, tag_value_translate: 'Thailändisch' },
  ]);
});

test('creates the tags used by configured shortcuts, and the districts', async () => {
  const { db } = database;
  const wanted = new Set(
    branchConfigs.flatMap((branch) =>
      branch.searchShortcuts.flatMap(({ filter }) => filter.tags?.map((tag) => tagId(tag.tagKey, tag.tagValue!)) ?? []),
    ),
  );
  const found = await db
    .selectFrom('tags')
    .where('id', 'in', [...wanted])
    .where('is_hidden', '=', true)
    .select('id')
    .execute();
  expect(found).toHaveLength(wanted.size);
  expect(await db.selectFrom('state_districts').select('id').execute()).toHaveLength(stateDistricts.length);
});

test("creates the default synonyms and keeps the staff's changes", async () => {
  const { db } = database;
  const [bakery, atm] = ['Bakery', 'ATM'].map((name) => searchWords.find((row) => row.name === name)!.id) as [
    string,
    string,
  ];
  const storedSynonyms = async () =>
    db
      .selectFrom('search_word_translations')
      .where('search_word_id', 'in', [bakery, atm])
      .where('language', '=', 'de')
      .select('words')
      .orderBy('words')
      .execute();
  const before = await storedSynonyms();
  expect(before.map(({ words }) => words)).toEqual([
    expect.stringContaining('bancomat'),
    expect.stringContaining('beck'),
  ]);
  await db
    .updateTable('search_word_translations')
    .set({ words: 'anders' })
    .where('search_word_id', 'in', [bakery, atm])
    .where('language', '=', 'de')
    .execute();
  await db
    .insertInto('reference_revisions')
    .values({
      id: uniqueId(),
      kind: 'searchWord',
      entity_id: bakery,
      branch_id: null,
      author: 'staff@test.example',
      action: 'update',
      changes: '{}',
    })
    .execute();
  await seedReference(db, branchConfigs);
  expect((await storedSynonyms()).map(({ words }) => words)).toEqual(['anders', before[0]!.words]);
});
