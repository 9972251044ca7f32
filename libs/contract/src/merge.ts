import { z } from 'zod';
import { mergeParts } from './merge-parts.ts';
import { plainText, uuid } from './ref.ts';

/** Single-valued parts of an item: taken from one item or the other. */
const mergeField = z.enum(['title', 'type', 'position', 'address', 'datePermanentlyClosed']);
export type MergeField = z.infer<typeof mergeField>;

/** PUT /items/{id}/merge */
export const itemMerge = z
  .strictObject({
    otherId: uuid.describe('The item that becomes a duplicate; it keeps everything except its events'),
    version: z.int().min(1).describe('Version of the item that stays, as the editor saw it'),
    otherVersion: z.int().min(1).describe('Version of the other item that the editor saw'),
    fields: z.array(mergeField).max(5).default([]).describe('What is taken from the other item instead'),
    addDetailIds: z.array(uuid).max(200).default([]).describe('Details of the other item to copy'),
    removeDetailIds: z.array(uuid).max(200).default([]).describe('Details of the item that stays, which go'),
    parts: z.array(z.enum(mergeParts)).max(11).default([]).describe('Parts of the other item to add'),
  })
  .describe('Two items become one');
export type ItemMerge = z.infer<typeof itemMerge>;

/** POST /items/{id}/copies/ */
export const itemCopy = z
  .strictObject({ title: plainText(200, 1).describe('Title of the copy') })
  .describe('Copy of an item');
