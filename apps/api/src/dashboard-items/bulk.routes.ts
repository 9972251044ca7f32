import {
  bulkEdit as bulkEditSchema,
  bulkResult,
  bulkUndo,
  dashboardItemIds as idsSchema,
} from '@umkreis/contract/bulk.ts';
import { dashboardItemQuery } from '@umkreis/contract/dashboard.ts';
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

const tags = ['dashboard'];
/** MOST_IN_BULK IDs with some tags and categories; MOST_IN_BULK IDs with their revisions. */
const editLimits = { nodes: 2000 };
const undoLimits = { nodes: 4000 };

/** Bulk edits of items. */
export async function bulkRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  app.get(
    '/items/dashboard/ids/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Ids of the items of the person's branches that match",
        tags,
        querystring: dashboardItemQuery,
        response: { 200: idsSchema },
      },
    },
    async (request) =>
      dashboardItemIds(db, visibleOwners(personOf(request), request.query.branch, content), request.query),
  );

  app.put(
    '/items/bulk/',
    {
      config: { right: 'write', input: editLimits },
      schema: { summary: 'Changes several items', tags, body: bulkEditSchema, response: { 200: bulkResult } },
    },
    async (request) => {
      const person = personOf(request);
      return bulkEdit(db, await keysOf(person, request.body.itemIds, 'itemIds'), request.body, person.email);
    },
  );

  app.put(
    '/items/bulk/undo/',
    {
      config: { right: 'write', input: undoLimits },
      schema: { summary: 'Takes changes to several items back', tags, body: bulkUndo, response: { 200: bulkResult } },
    },
    async (request) => {
      const person = personOf(request);
      const revisionByItem = new Map(request.body.items.map(({ id, revision }) => [id.toLowerCase(), revision]));
      return undoEdits(db, await keysOf(person, [...revisionByItem.keys()], 'items'), revisionByItem, person.email);
    },
  );

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
