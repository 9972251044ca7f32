import {
  itemCategories,
  itemCategory,
  itemRelation,
  itemRelations,
  itemTag,
  itemTags,
} from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z, type ZodType } from 'zod';
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

const tags = ['dashboard'];
const write = { right: 'write' } as const;
const relationshipId = z.coerce
  .number()
  .int()
  .min(1)
  .max(4)
  .describe('1 part of, 2 waypoint, 3 exhibition hall, 4 related');

/** One kind of link between an item and others. */
interface Linked<One extends object, Several extends object> {
  path: string;
  /** Path of one link with its fields as parameters. */
  onePath: string;
  table: HistoryTable;
  /** Prefix of its actions in the history. */
  action: string;
  /** Summaries of its routes, and its name in 404 errors. */
  summaries: { adds: string; addsSeveral: string; removes: string; missing: string };
  one: ZodType<One>;
  several: ZodType<Several>;
  params: ZodType;
  /** The item whose history records it. */
  itemOf(link: One | Several): string;
  each(links: Several): One[];
  /** JSON pointer of the other end in the body. @param index in a list; undefined: single link */
  pointer(index: number | undefined): string;
  insert(trx: Trx, key: ItemKey, links: readonly One[], pointer: (index: number) => string): Promise<void>;
  /** @returns whether it existed */
  remove(trx: Trx, key: ItemKey, link: One): Promise<boolean>;
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
    onePath: '/items/categories/:itemId/:categoryId',
    table: 'item_categories',
    action: 'category',
    summaries: {
      adds: 'Adds a category',
      addsSeveral: 'Adds categories',
      removes: 'Takes a category away',
      missing: 'Category of the item',
    },
    one: itemCategory,
    several: itemCategories,
    params: z.object({ itemId: uuid, categoryId: uuid }),
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
    remove: (trx, key, { categoryId }) => deleteCategory(trx, key, categoryId),
  });
}

function addTags(app: TypedApp, context: ApiContext): void {
  addLinks(app, context, {
    path: '/items/tags/',
    onePath: '/items/tags/:itemId/:tagId',
    table: 'item_tags',
    action: 'tag',
    summaries: {
      adds: 'Adds a tag',
      addsSeveral: 'Adds tags',
      removes: 'Takes a tag away',
      missing: 'Tag of the item',
    },
    one: itemTag,
    several: itemTags,
    params: z.object({ itemId: uuid, tagId: uuid }),
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
    remove: (trx, key, { tagId }) => deleteTag(trx, key, tagId),
  });
}

function addRelations(app: TypedApp, context: ApiContext): void {
  addLinks(app, context, {
    path: '/items/items/',
    onePath: '/items/items/:itemParentId/:itemChildId/:relationshipId',
    table: 'item_relations',
    action: 'relation',
    summaries: {
      adds: 'Adds a relation',
      addsSeveral: 'Adds parents to a child, e.g. its halls',
      removes: 'Takes a relation away',
      missing: 'Relation',
    },
    one: itemRelation,
    several: itemRelations,
    params: z.object({ itemParentId: uuid, itemChildId: uuid, relationshipId }),
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
    remove: (trx, key, link) => deleteParent(trx, key, link.itemParentId, link.relationshipId),
  });
}

function addLinks<One extends object, Several extends object>(
  app: TypedApp,
  { db }: ApiContext,
  what: Linked<One, Several>,
): void {
  const { path, onePath, table, summaries: words } = what;
  // The type provider cannot infer from open type parameters, so the handlers name the types.
  const { one, several, params }: Record<'one' | 'several' | 'params', ZodType> = what;
  const edit = async (
    request: Parameters<typeof personOf>[0],
    link: One | Several,
    action: string,
    work: (trx: Trx, key: ItemKey) => Promise<void>,
  ) => {
    const person = personOf(request);
    const { owner_id, id } = owned(person, await findById(db, what.itemOf(link)), 'Item');
    const key = { owner_id, id };
    await editItem(db, key, { author: person.email, action: `${what.action}-${action}`, tables: [table] }, (trx) =>
      work(trx, key),
    );
  };

  app.post(
    path,
    { config: write, schema: { summary: words.adds, tags, body: one, response: { 201: one } } },
    async (request, reply) => {
      const link = request.body as One;
      await edit(request, link, 'create', (trx, key) => what.insert(trx, key, [link], () => what.pointer(undefined)));
      return reply.code(201).send(link);
    },
  );

  app.post(
    `${path}multiple/`,
    { config: write, schema: { summary: words.addsSeveral, tags, body: several, response: { 201: z.array(one) } } },
    async (request, reply) => {
      const links = what.each(request.body as Several);
      await edit(request, request.body as Several, 'create', (trx, key) => what.insert(trx, key, links, what.pointer));
      return reply.code(201).send(links);
    },
  );

  app.delete(
    onePath,
    { config: write, schema: { summary: words.removes, tags, params, response: { 200: one } } },
    async (request) => {
      const link = request.params as One;
      await edit(request, link, 'delete', async (trx, key) => {
        if (!(await what.remove(trx, key, link))) throw notFound(words.missing);
      });
      return link;
    },
  );
}
