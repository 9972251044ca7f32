import { searchShortcut } from '@umkreis/contract/search-shortcut.ts';
import { z } from 'zod';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { sendTable } from '../reference/send-table.ts';
import { loadSearchShortcuts } from './search-shortcuts.repository.ts';

/** Search shortcuts of all branches that are available to visitors. */
export async function searchShortcutsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  sendTable(app, context, {
    path: '/search/shortcuts/',
    summary: 'Search shortcuts',
    schema: z.array(searchShortcut),
    load: loadSearchShortcuts,
  });
}
