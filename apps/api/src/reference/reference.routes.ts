import { category, icon } from '@umkreis/contract/category.ts';
import { itemDetailKey } from '@umkreis/contract/detail-key.ts';
import { searchWord } from '@umkreis/contract/search-word.ts';
import { tag } from '@umkreis/contract/tag.ts';
import { z } from 'zod';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import {
  loadCategories,
  loadDetailKeys,
  loadIcons,
  loadSearchWords,
  loadTags,
} from '@umkreis/reference-data/reference.repository.ts';
import { sendTable, type PublicTable } from './send-table.ts';

const tables: readonly PublicTable[] = [
  { path: '/icons/', summary: 'Glyphs', schema: z.array(icon), load: loadIcons },
  { path: '/categories/', summary: 'Categories', schema: z.array(category), load: loadCategories },
  { path: '/tags/', summary: 'Tags', schema: z.array(tag), load: loadTags },
  { path: '/items/details/keys/', summary: 'Item detail keys', schema: z.array(itemDetailKey), load: loadDetailKeys },
  {
    path: '/search/words/',
    summary: 'Search words for kinds of place',
    schema: z.array(searchWord),
    load: loadSearchWords,
  },
];

export async function referenceRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  for (const table of tables) sendTable(app, context, table);
}
