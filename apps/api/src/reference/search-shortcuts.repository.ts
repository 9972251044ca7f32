import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Db } from '@umkreis/db/database.ts';

export async function loadSearchShortcuts(db: Db): Promise<SearchShortcut[]> {
  const rows = await db.selectFrom('search_shortcuts').selectAll().orderBy('branch_id').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id, nanoId: row.nano_id, branchShortId: row.branch_id, title: { de: row.title_de, en: row.title_en }, slug: row.slug,
  }));
}
