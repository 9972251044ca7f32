import type { Operation, ReceivedBy } from '@umkreis/contract/endpoints/endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import type { HistoryTable } from '../item-history/history-rows.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { findById } from '../items/item.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import {
  deleteCategory,
  deleteParent,
  deleteTag,
  insertCategories,
  insertParents,
  insertTags,
} from './item-links.repository.ts';

type LinkPath = '/items/categories/' | '/items/tags/' | '/items/items/';
type OneLink<Path extends LinkPath> = ReceivedBy<`POST ${Path}`>['body'];
type SeveralLinks<Path extends LinkPath> = ReceivedBy<`POST ${Path}multiple/`>['body'];

/** One kind of link between an item and others; its types are those of the endpoints at `path`. */
interface Linked<Path extends LinkPath> {
  path: Path;
  /** Endpoint that deletes one link, with its fields as parameters. */
  remove: Extract<Operation, `DELETE ${Path}{${string}`>;
  table: HistoryTable;
  /** Prefix of its actions in the history. */
  action: string;
  /** Name in 404 errors. */
  missing: string;
  /** The item whose history records it. */
  itemOf(link: OneLink<Path> | SeveralLinks<Path>): string;
  each(links: SeveralLinks<Path>): OneLink<Path>[];
  /** JSON pointer of the other end in the body. @param index in a list; undefined: single link */
  pointer(index: number | undefined): string;
  insert(trx: Trx, key: ItemKey, links: readonly OneLink<Path>[], pointer: (index: number) => string): Promise<void>;
  /** @returns whether it existed */
  deleteOne(trx: Trx, key: ItemKey, link: OneLink<Path>): Promise<boolean>;
}

/** Categories, tags and parents of an item. The history of a relation belongs to its child. */
export async function itemLinksRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addCategories(app, context);
  addTags(app, context);
  addRelations(app, context);
}

function addCategories(app: TypedApp, context: ApiContext): void {
  addLinks(app, context, {
    path: '/items/categories/',
    remove: 'DELETE /items/categories/{itemId}/{categoryId}',
    table: 'item_categories',
    action: 'category',
    missing: 'Category of the item',
    itemOf: ({ itemId }) => itemId,
    each: ({ itemId, categoryIds }) => categoryIds.map((categoryId) => ({ itemId, categoryId })),
    pointer: (index) => (index === undefined ? '/categoryId' : `/categoryIds/${index}`),
    insert: (trx, key, links, pointer) =>
      insertCategories(
        trx,
        key,
        links.map(({ categoryId }) => categoryId),
        pointer,
      ),
    deleteOne: (trx, key, { categoryId }) => deleteCategory(trx, key, categoryId),
  });
}

function addTags(app: TypedApp, context: ApiContext): void {
  addLinks(app, context, {
    path: '/items/tags/',
    remove: 'DELETE /items/tags/{itemId}/{tagId}',
    table: 'item_tags',
    action: 'tag',
    missing: 'Tag of the item',
    itemOf: ({ itemId }) => itemId,
    each: ({ itemId, tagIds }) => tagIds.map((tagId) => ({ itemId, tagId })),
    pointer: (index) => (index === undefined ? '/tagId' : `/tagIds/${index}`),
    insert: (trx, key, links, pointer) =>
      insertTags(
        trx,
        key,
        links.map(({ tagId }) => tagId),
        pointer,
      ),
    deleteOne: (trx, key, { tagId }) => deleteTag(trx, key, tagId),
  });
}

function addRelations(app: TypedApp, context: ApiContext): void {
  addLinks(app, context, {
    path: '/items/items/',
    remove: 'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}',
    table: 'item_relations',
    action: 'relation',
    missing: 'Relation',
    itemOf: ({ itemChildId }) => itemChildId,
    each: ({ itemParentIds, ...child }) => itemParentIds.map((itemParentId) => ({ itemParentId, ...child })),
    pointer: (index) => (index === undefined ? '/itemParentId' : `/itemParentIds/${index}`),
    insert: (trx, key, links, pointer) =>
      insertParents(
        trx,
        key,
        links.map(({ itemParentId }) => itemParentId),
        links[0]!.relationshipId,
        pointer,
      ),
    deleteOne: (trx, key, link) => deleteParent(trx, key, link.itemParentId, link.relationshipId),
  });
}

function addLinks<Path extends LinkPath>(app: TypedApp, { db }: ApiContext, what: Linked<Path>): void {
  const edit = async (
    request: FastifyRequest,
    link: OneLink<Path> | SeveralLinks<Path>,
    action: string,
    work: (trx: Trx, key: ItemKey) => Promise<void>,
  ) => {
    const person = personOf(request);
    const { owner_id, id } = owned(person, await findById(db, what.itemOf(link)), 'Item');
    const key = { owner_id, id };
    await editItem(db, key, { author: person.email, action: `${what.action}-${action}`, tables: [what.table] }, (trx) =>
      work(trx, key),
    );
  };
  // The compiler cannot resolve the types of endpoints whose path is a type parameter: they are those of `Linked`.
  const handle = app.handle.bind(app) as unknown as (
    operation: string,
    handler: (request: FastifyRequest) => Promise<unknown>,
  ) => void;

  handle(`POST ${what.path}`, async (request) => {
    const link = request.body as OneLink<Path>;
    await edit(request, link, 'create', (trx, key) => what.insert(trx, key, [link], () => what.pointer(undefined)));
    return link;
  });

  handle(`POST ${what.path}multiple/`, async (request) => {
    const several = request.body as SeveralLinks<Path>;
    const links = what.each(several);
    await edit(request, several, 'create', (trx, key) => what.insert(trx, key, links, what.pointer));
    return links;
  });

  handle(what.remove, async (request) => {
    const link = request.params as OneLink<Path>;
    await edit(request, link, 'delete', async (trx, key) => {
      if (!(await what.deleteOne(trx, key, link))) throw notFound(what.missing);
    });
    return link;
  });
}
