import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { sendTable } from '../reference/send-table.ts';
import { loadSearchShortcuts } from './search-shortcuts.repository.ts';

/** Search shortcuts of all branches that are available to visitors. */
export async function searchShortcutsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  sendTable(app, context, 'GET /search/shortcuts/', loadSearchShortcuts);
}
