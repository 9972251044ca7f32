import {
  itemCategories,
  itemCategory,
  itemRelation,
  itemRelations,
  itemTag,
  itemTags,
} from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { findById } from '../items/item.repository.ts';
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

/** Categories, tags and parents of an item. The history of a relation is kept with its child. */
export async function itemLinksRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.post(
    '/items/categories/',
    {
      config: write,
      schema: { summary: 'Adds a category', tags, body: itemCategory, response: { 201: itemCategory } },
    },
    async (request, reply) => {
      const { itemId, categoryId } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'category-create', tables: ['item_categories'] },
        (trx, { owner_id, id }) => insertCategories(trx, { owner_id, id }, [categoryId], () => '/categoryId'),
      );
      return reply.code(201).send({ itemId, categoryId });
    },
  );

  app.post(
    '/items/categories/multiple/',
    {
      config: write,
      schema: { summary: 'Adds categories', tags, body: itemCategories, response: { 201: z.array(itemCategory) } },
    },
    async (request, reply) => {
      const { itemId, categoryIds } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'category-create', tables: ['item_categories'] },
        (trx, { owner_id, id }) =>
          insertCategories(trx, { owner_id, id }, categoryIds, (index) => `/categoryIds/${index}`),
      );
      return reply.code(201).send(categoryIds.map((categoryId) => ({ itemId, categoryId })));
    },
  );

  app.delete(
    '/items/categories/:itemId/:categoryId',
    {
      config: write,
      schema: {
        summary: 'Takes a category away',
        tags,
        params: z.object({ itemId: uuid, categoryId: uuid }),
        response: { 200: itemCategory },
      },
    },
    async (request) => {
      const { itemId, categoryId } = request.params;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'category-delete', tables: ['item_categories'] },
        async (trx, { owner_id, id }) => {
          if (!(await deleteCategory(trx, { owner_id, id }, categoryId))) throw notFound('Category of the item');
        },
      );
      return { itemId, categoryId };
    },
  );

  app.post(
    '/items/tags/',
    { config: write, schema: { summary: 'Adds a tag', tags, body: itemTag, response: { 201: itemTag } } },
    async (request, reply) => {
      const { itemId, tagId } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'tag-create', tables: ['item_tags'] },
        (trx, { owner_id, id }) => insertTags(trx, { owner_id, id }, [tagId], () => '/tagId'),
      );
      return reply.code(201).send({ itemId, tagId });
    },
  );

  app.post(
    '/items/tags/multiple/',
    { config: write, schema: { summary: 'Adds tags', tags, body: itemTags, response: { 201: z.array(itemTag) } } },
    async (request, reply) => {
      const { itemId, tagIds } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'tag-create', tables: ['item_tags'] },
        (trx, { owner_id, id }) => insertTags(trx, { owner_id, id }, tagIds, (index) => `/tagIds/${index}`),
      );
      return reply.code(201).send(tagIds.map((tagId) => ({ itemId, tagId })));
    },
  );

  app.delete(
    '/items/tags/:itemId/:tagId',
    {
      config: write,
      schema: {
        summary: 'Takes a tag away',
        tags,
        params: z.object({ itemId: uuid, tagId: uuid }),
        response: { 200: itemTag },
      },
    },
    async (request) => {
      const { itemId, tagId } = request.params;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemId), 'Item'),
        { author: person.email, action: 'tag-delete', tables: ['item_tags'] },
        async (trx, { owner_id, id }) => {
          if (!(await deleteTag(trx, { owner_id, id }, tagId))) throw notFound('Tag of the item');
        },
      );
      return { itemId, tagId };
    },
  );

  app.post(
    '/items/items/',
    {
      config: write,
      schema: { summary: 'Adds a relation', tags, body: itemRelation, response: { 201: itemRelation } },
    },
    async (request, reply) => {
      const { itemParentId, itemChildId, relationshipId } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemChildId), 'Item'),
        { author: person.email, action: 'relation-create', tables: ['item_relations'] },
        (trx, { owner_id, id }) =>
          insertParents(trx, { owner_id, id }, [itemParentId], relationshipId, () => '/itemParentId'),
      );
      return reply.code(201).send(request.body);
    },
  );

  app.post(
    '/items/items/multiple/',
    {
      config: write,
      schema: {
        summary: 'Adds parents to a child, e.g. its halls',
        tags,
        body: itemRelations,
        response: { 201: z.array(itemRelation) },
      },
    },
    async (request, reply) => {
      const { itemParentIds, itemChildId, relationshipId } = request.body;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemChildId), 'Item'),
        { author: person.email, action: 'relation-create', tables: ['item_relations'] },
        (trx, { owner_id, id }) =>
          insertParents(trx, { owner_id, id }, itemParentIds, relationshipId, (index) => `/itemParentIds/${index}`),
      );
      return reply.code(201).send(itemParentIds.map((itemParentId) => ({ itemParentId, itemChildId, relationshipId })));
    },
  );

  app.delete(
    '/items/items/:itemParentId/:itemChildId/:relationshipId',
    {
      config: write,
      schema: {
        summary: 'Takes a relation away',
        tags,
        params: z.object({
          itemParentId: uuid,
          itemChildId: uuid,
          relationshipId: z.coerce
            .number()
            .int()
            .min(1)
            .max(4)
            .describe('1 part of, 2 way-point, 3 exhibition hall, 4 related'),
        }),
        response: { 200: itemRelation },
      },
    },
    async (request) => {
      const { itemParentId, itemChildId, relationshipId } = request.params;
      const person = personOf(request);
      await editItem(
        db,
        owned(person, await findById(db, itemChildId), 'Item'),
        { author: person.email, action: 'relation-delete', tables: ['item_relations'] },
        async (trx, { owner_id, id }) => {
          if (!(await deleteParent(trx, { owner_id, id }, itemParentId, relationshipId))) throw notFound('Relation');
        },
      );
      return { itemParentId, itemChildId, relationshipId };
    },
  );
}
