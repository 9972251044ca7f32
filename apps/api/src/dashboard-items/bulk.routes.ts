import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { Person } from '../auth/person.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { findByIds } from '../items/item.repository.ts';
import { bulkEdit } from './bulk-edit.ts';
import { dashboardItemIds } from './dashboard-items.repository.ts';
import { rejected } from './edit-items.ts';
import { undoEdits } from './undo-edits.ts';

/** Bulk edits of items. */
export async function bulkRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  app.handle('GET /items/dashboard/ids/', async (request) =>
    dashboardItemIds(db, visibleOwners(personOf(request), request.query.branch, content), request.query),
  );

  app.handle('PUT /items/bulk/', async (request) => {
    const person = personOf(request);
    return bulkEdit(db, await keysOf(person, request.body.itemIds, 'itemIds'), request.body, person.email);
  });

  app.handle('PUT /items/bulk/undo/', async (request) => {
    const person = personOf(request);
    const revisionByItem = new Map(request.body.items.map(({ id, revision }) => [id.toLowerCase(), revision]));
    return undoEdits(db, await keysOf(person, [...revisionByItem.keys()], 'items'), revisionByItem, person.email);
  });

  /** @throws ProblemError 400 naming IDs that do not exist, 403 if one belongs to another person's branch */
  async function keysOf(person: Person, ids: readonly string[], field: string): Promise<ItemKey[]> {
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
    const rows = await findByIds(db, wanted);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const missing = wanted.flatMap((id, index) =>
      byId.has(id) ? [] : [{ field: `/${field}/${index}`, message: 'no such item any more' }],
    );
    if (missing.length) throw rejected(missing);
    return wanted.map((id) => owned(person, byId.get(id), 'Item'));
  }
}
