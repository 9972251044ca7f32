import { createdId } from '@umkreis/contract/item-write.ts';
import { editedSearchShortcut, searchShortcutCreate, searchShortcutUpdate } from '@umkreis/contract/list-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { assertBranchOrAll, branchOfNew } from '../auth/branch-or-all.ts';
import { personOf } from '../auth/guard.ts';
import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editReference } from '../reference/edit-reference.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { editedShortcuts } from './search-shortcuts.repository.ts';
import { deleteShortcut, insertShortcut, writeShortcut } from './shortcut-writes.repository.ts';

const tags = ['shortcuts'];
const write = { right: 'write' } as const;
const byId = z.object({ id: uuid });
const kind = 'searchShortcut';

/** Search shortcuts, managed by the editors of their branch; they override the configuration of the branch. */
export async function shortcutWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const edits = shortcutEdits(context);
  addShortcuts(app, context, edits);
  addChanges(app, context, edits);
}

function shortcutEdits({ db, config, documents }: ApiContext) {
  const env = snapshotEnv(config);
  const load = (trx: Trx, id: string) => editedShortcuts(trx, { id }, env).then((rows) => rows[0]);
  const found = async (id: string) => {
    const [row] = await editedShortcuts(db, { id }, env);
    if (!row) throw notFound('Search shortcut');
    return row;
  };
  const renew = () => ['/search/shortcuts/', 'branches'].forEach((key) => documents.renew(key));
  return { env, load, found, renew };
}

function addShortcuts(app: TypedApp, { db }: ApiContext, { env, load, renew }: ReturnType<typeof shortcutEdits>): void {
  app.get(
    '/search/shortcuts/dashboard/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Shortcuts of the person's branches, hidden ones too",
        tags,
        response: { 200: z.array(editedSearchShortcut) },
      },
    },
    async (request) => editedShortcuts(db, { branches: personOf(request).branchShortIds }, env),
  );

  app.post(
    '/search/shortcuts/',
    {
      config: write,
      schema: {
        summary: 'Creates a search shortcut',
        tags,
        body: searchShortcutCreate,
        response: { 201: editedSearchShortcut },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const branchShortId = branchOfNew(person, request.body.branchShortId);
      if (branchShortId === null && (request.body.allowItemAddition || request.body.allowChangeRequest))
        throw invalidField('/allowItemAddition', 'proposals go to the editors of a branch');
      const id = uuidv7();
      const created = await editReference(
        db,
        { kind, id, branchShortId, author: person.email, action: 'create' },
        load,
        (trx) => insertShortcut(trx, id, branchShortId, request.body),
      );
      renew();
      return reply.code(201).send(created!);
    },
  );
}

function addChanges(app: TypedApp, { db }: ApiContext, { load, found, renew }: ReturnType<typeof shortcutEdits>): void {
  app.put(
    '/search/shortcuts/:id',
    {
      config: write,
      schema: {
        summary: 'Writes fields of a search shortcut',
        tags,
        params: byId,
        body: searchShortcutUpdate,
        response: { 200: editedSearchShortcut },
      },
    },
    async (request) => {
      assertSameId(request);
      const person = personOf(request);
      const { id, branchShortId } = await found(request.params.id);
      assertBranchOrAll(person, branchShortId);
      const written = await editReference(
        db,
        { kind, id, branchShortId, author: person.email, action: 'update' },
        load,
        async (trx) => {
          const now = await load(trx, id);
          if (now) await writeShortcut(trx, now, request.body);
        },
      );
      renew();
      return written!;
    },
  );

  app.delete(
    '/search/shortcuts/:id',
    {
      config: write,
      schema: {
        summary: 'Deletes a search shortcut that the dashboard made',
        tags,
        params: byId,
        response: { 200: createdId },
      },
    },
    async (request) => {
      const person = personOf(request);
      const { id, branchShortId } = await found(request.params.id);
      assertBranchOrAll(person, branchShortId);
      await editReference(db, { kind, id, branchShortId, author: person.email, action: 'delete' }, load, (trx) =>
        deleteShortcut(trx, id),
      );
      renew();
      return { id };
    },
  );
}
