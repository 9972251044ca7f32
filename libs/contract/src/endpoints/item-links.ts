import { LINK, RECORDED } from './recurring-notes.ts';
import { endpoint } from './endpoint.ts';
import { exampleId, otherExampleId } from './example-values.ts';
import { itemCategories, itemCategory, itemRelation, itemRelations, itemTag, itemTags } from '../item-write.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

const relationshipId = z.coerce
  .number()
  .int()
  .min(1)
  .max(4)
  .describe('1 part of, 2 waypoint, 3 exhibition hall, 4 related');

export const itemLinksEndpoints = {
  'POST /items/categories/': endpoint({
    summary: 'Adds a category',
    notes: `The first category draws the symbol. ${LINK}`,
    tag: 'dashboard',
    right: 'write',
    body: itemCategory,
    responses: { 201: itemCategory },
    example: { body: { itemId: exampleId, categoryId: exampleId } },
  }),
  'POST /items/categories/multiple/': endpoint({
    summary: 'Adds categories',
    notes: `Appended in the given order. ${LINK}`,
    tag: 'dashboard',
    right: 'write',
    body: itemCategories,
    responses: { 201: z.array(itemCategory) },
    example: { body: { itemId: exampleId, categoryIds: [exampleId] } },
  }),
  'DELETE /items/categories/{itemId}/{categoryId}': endpoint({
    summary: 'Takes a category away',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: z.object({ itemId: uuid, categoryId: uuid }),
    responses: { 200: itemCategory },
    example: { params: { itemId: exampleId, categoryId: exampleId } },
  }),
  'POST /items/tags/': endpoint({
    summary: 'Adds a tag',
    notes: LINK,
    tag: 'dashboard',
    right: 'write',
    body: itemTag,
    responses: { 201: itemTag },
    example: { body: { itemId: exampleId, tagId: exampleId } },
  }),
  'POST /items/tags/multiple/': endpoint({
    summary: 'Adds tags',
    notes: LINK,
    tag: 'dashboard',
    right: 'write',
    body: itemTags,
    responses: { 201: z.array(itemTag) },
    example: { body: { itemId: exampleId, tagIds: [exampleId] } },
  }),
  'DELETE /items/tags/{itemId}/{tagId}': endpoint({
    summary: 'Takes a tag away',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: z.object({ itemId: uuid, tagId: uuid }),
    responses: { 200: itemTag },
    example: { params: { itemId: exampleId, tagId: exampleId } },
  }),
  'POST /items/items/': endpoint({
    summary: 'Adds a relation',
    notes: 'Parent and child belong to the same branch. Recorded in the history of the child.',
    tag: 'dashboard',
    right: 'write',
    body: itemRelation,
    responses: { 201: itemRelation },
    example: { body: { itemParentId: otherExampleId, itemChildId: exampleId, relationshipId: 3 } },
  }),
  'POST /items/items/multiple/': endpoint({
    summary: 'Adds parents to a child, e.g. its halls',
    notes: 'Relationship 3, hall membership, by default.',
    tag: 'dashboard',
    right: 'write',
    body: itemRelations,
    responses: { 201: z.array(itemRelation) },
    example: { body: { itemParentIds: [exampleId], itemChildId: exampleId, relationshipId: 3 } },
  }),
  'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}': endpoint({
    summary: 'Takes a relation away',
    notes: 'Recorded in the history of the child.',
    tag: 'dashboard',
    right: 'write',
    params: z.object({ itemParentId: uuid, itemChildId: uuid, relationshipId }),
    responses: { 200: itemRelation },
    example: { params: { itemParentId: otherExampleId, itemChildId: exampleId, relationshipId: 3 } },
  }),
};
