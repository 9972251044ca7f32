import { category, icon } from '@umkreis/contract/category.ts';
import { itemDetailKey } from '@umkreis/contract/detail-key.ts';
import { searchWord } from '@umkreis/contract/search-word.ts';
import { searchShortcut } from '@umkreis/contract/search-shortcut.ts';
import { tag } from '@umkreis/contract/tag.ts';
import type { Db } from '@umkreis/db/database.ts';
import { z, type ZodType } from 'zod';
import type { ApiContext } from '../context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadCategories, loadDetailKeys, loadIcons, loadSearchWords, loadTags } from './reference.repository.ts';
import { loadSearchShortcuts } from '../shortcuts/search-shortcuts.repository.ts';

/** Reference data has no version of its own: it is read again this often, and when any content changes. */
const FRESH_MS = 3000;

export async function referenceRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  const tables: [path: string, summary: string, schema: ZodType, load: (db: Db) => Promise<unknown>][] = [
    ['/icons/', 'Glyphs', z.array(icon), loadIcons],
    ['/categories/', 'Categories', z.array(category), loadCategories],
    ['/tags/', 'Tags', z.array(tag), loadTags],
    ['/items/details/keys/', 'Item detail keys', z.array(itemDetailKey), loadDetailKeys],
    ['/search/words/', 'What people call kinds of place', z.array(searchWord), loadSearchWords],
    ['/search/shortcuts/', 'Search shortcuts', z.array(searchShortcut), loadSearchShortcuts],
  ];
  for (const [path, summary, schema, load] of tables) {
    app.get(
      path,
      { config: { right: 'public' }, schema: { summary, tags: ['reference data'], response: { 200: schema } } },
      async (request, reply) =>
        sendDocument(
          request,
          reply,
          await documents.get(path, `${content.version}|${Math.floor(Date.now() / FRESH_MS)}`, () => load(db)),
        ),
    );
  }
}
