import { z } from 'zod';
import { plainText, uuid } from './ref.ts';

/** What of an item there is once: it is taken from the one or from the other. */
export const mergeField = z.enum(['title', 'type', 'position', 'address', 'datePermanentlyClosed']);
export type MergeField = z.infer<typeof mergeField>;

/** What of an item there are several of: those of the other come to those that are there. */
export const mergePart = z.enum([
  'categories',
  'tags',
  'media',
  'geojsons',
  'jsons',
  'mentions',
  'parents',
  'children',
  'featured',
  'lists',
  'events',
]);
export type MergePart = z.infer<typeof mergePart>;

/** PUT /items/{id}/merge */
export const itemMerge = z
  .strictObject({
    otherId: uuid.describe('The item that becomes a repetition; it keeps all that it has, but for its events'),
    version: z.int().min(1).describe('Version of the item that stays, as the editor saw it'),
    otherVersion: z.int().min(1).describe('Version of the other one, as the editor saw it'),
    fields: z.array(mergeField).max(5).default([]).describe('What is taken from the other one instead'),
    addDetailIds: z.array(uuid).max(200).default([]).describe('Details of the other one that come over'),
    removeDetailIds: z.array(uuid).max(200).default([]).describe('Details of the item that stays, which go'),
    parts: z.array(mergePart).max(11).default([]).describe('What comes over beside what is there'),
  })
  .describe('Two items become one');
export type ItemMerge = z.infer<typeof itemMerge>;

/** POST /items/{id}/copies/ */
export const itemCopy = z
  .strictObject({ title: plainText(200, 1).describe('Title of the copy') })
  .describe('Copy of an item');
