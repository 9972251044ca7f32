import { BRANCH } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId, featuredCreate, featuredCreated } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { featured, list } from '../search-shortcut.ts';
import { featuredDeleted, listCreate, listItem, listUpdate, listedItem } from '../list-write.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

export const listsEndpoints = {
  'POST /lists/': endpoint({
    summary: 'Creates a list',
    notes: `The branch has to show the items. ${BRANCH}`,
    tag: 'lists',
    right: 'write',
    body: listCreate,
    responses: { 201: list },
    example: {
      body: {
        branchShortId: 1,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        description: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        itemIds: [exampleId],
      },
    },
  }),
  'PUT /lists/{id}': endpoint({
    summary: 'Writes fields of a list, its items and their order',
    notes: `\`itemIds\` replaces items and order. ${BRANCH}`,
    tag: 'lists',
    right: 'write',
    params: byId,
    body: listUpdate,
    responses: { 200: list },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        description: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        itemIds: [exampleId],
      },
    },
  }),
  'GET /lists/{id}/items/': endpoint({
    summary: 'Items of a list by name, in order',
    notes: 'For members of its branch; of a global list for all members.',
    tag: 'lists',
    right: 'read',
    params: byId,
    responses: { 200: z.array(listedItem) },
    example: { params: { id: exampleId } },
  }),
  'DELETE /lists/{id}': endpoint({
    summary: 'Deletes a list; its places stay',
    notes: BRANCH,
    tag: 'lists',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
  'POST /lists/items/': endpoint({
    summary: 'Adds an item at the end of a list',
    notes: `An item that is there already stays where it is. The branch has to show it. ${BRANCH}`,
    tag: 'lists',
    right: 'write',
    body: listItem,
    responses: { 201: listItem },
    example: { body: { listId: exampleId, itemId: exampleId } },
  }),
  'DELETE /lists/items/{listId}/{itemId}': endpoint({
    summary: 'Takes an item out of a list',
    notes: `The place itself stays. ${BRANCH}`,
    tag: 'lists',
    right: 'write',
    params: listItem,
    responses: { 200: listItem },
    example: { params: { listId: exampleId, itemId: exampleId } },
  }),
  'POST /featured/': endpoint({
    summary: 'Features an item on a day',
    notes: 'An item is featured once a day; returns the existing entry. Recorded as a revision of the item.',
    tag: 'lists',
    right: 'write',
    body: featuredCreate,
    responses: { 201: featuredCreated },
    example: { body: { itemId: exampleId, dateFeatured: '2026-11-21' } },
  }),
  'DELETE /featured/{featuredId}': endpoint({
    summary: 'Ends the featuring of an item',
    notes: 'Kept as a revision of the item.',
    tag: 'lists',
    right: 'write',
    params: z.object({ featuredId: uuid.describe('Featured entry') }),
    responses: { 200: featuredDeleted },
    example: { params: { featuredId: exampleId } },
  }),
  'GET /lists/': endpoint({
    summary: 'Curated lists',
    notes: 'Lists of active branches and those of all branches, with their items in order.',
    tag: 'lists',
    right: 'public',
    responses: { 200: z.array(list) },
  }),
  'GET /featured/': endpoint({
    summary: 'Featured items',
    notes: 'Featured places of active branches, newest first, with what a card shows.',
    tag: 'lists',
    right: 'public',
    responses: { 200: z.array(featured) },
  }),
};
