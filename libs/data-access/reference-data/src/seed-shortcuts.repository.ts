import { createHash } from 'node:crypto';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { slug } from '@umkreis/contract/routes.ts';
import type { Db } from '@umkreis/db/database.ts';

/** Search shortcuts that a branch is configured with. */
interface BranchShortcuts {
  readonly shortId: number;
  readonly searchShortcuts: readonly SearchShortcutConfig[];
}

/** Writes the configured search shortcuts into the database, which assigns their public ids. */
export async function seedShortcuts(db: Db, branches: readonly BranchShortcuts[]): Promise<void> {
  const rows = branches.flatMap((branch) =>
    branch.searchShortcuts.map((shortcut) => ({
      id: shortcut.id,
      nano_id: createHash('sha256').update(shortcut.id).digest('base64url').slice(0, 8),
      branch_id: branch.shortId,
      title_de: shortcut.title.de,
      title_en: shortcut.title.en,
      slug: slug(shortcut.title.de),
    })),
  );
  const edited = new Set(
    (
      await db
        .selectFrom('reference_revisions')
        .where('kind', '=', 'searchShortcut')
        .select('entity_id')
        .distinct()
        .execute()
    ).map((row) => row.entity_id),
  );
  await db
    .insertInto('search_shortcuts')
    .values(rows.filter((row) => !edited.has(row.id)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((update) => ({
          title_de: update.ref('excluded.title_de'),
          title_en: update.ref('excluded.title_en'),
          slug: update.ref('excluded.slug'),
        })),
    )
    .execute();
}
