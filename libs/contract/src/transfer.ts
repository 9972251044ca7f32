import { z } from 'zod';
import { geojsonInput } from './geojson.ts';
import { json } from './json.ts';
import { importOrigin } from './place-file.ts';
import { MOST_IMPORTED } from './size-limits.ts';
import { branchShortId, lat, lon, plainText, uuid } from './ref.ts';

const text = (max: number) => plainText(max);

/**
 * An item in transfer files. Omitted fields are unchanged; given fields replace the stored value, even if empty.
 */
export const transferRow = z
  .strictObject({
    id: uuid.optional().describe('The item; an unknown ID creates a new item with it'),
    title: plainText(200, 1).optional().describe('Title'),
    type: z.enum(['place', 'way', 'exhibition']).optional().describe('Kind of item'),
    lat: lat.optional(),
    lon: lon.optional(),
    categories: z
      .array(text(200))
      .max(20)
      .optional()
      .describe('Main and sub category, `Shopping/Bakery`, in their order'),
    tags: z.array(text(200)).max(200).optional().describe('Key and value, `cuisine=pizza`'),
    street: text(200).optional().describe('Street'),
    housenumber: text(20).optional().describe('House number'),
    postcode: text(20).optional().describe('Postal code'),
    city: text(100).optional().describe('City'),
    country: text(2).optional().describe('ISO 3166-1 alpha-2 code'),
    datePermanentlyClosed: z
      .union([z.iso.date(), z.literal('')])
      .optional()
      .describe('Closed for good from this day on; empty: open'),
    details: z
      .record(z.string().regex(/^\w{1,64}$/), z.array(plainText(10_000, 1)).max(20))
      .optional()
      .describe('Values by the name of their key; with a unit behind a space where the key needs one'),
    foreignId: plainText(200, 1)
      .optional()
      .describe('ID in the `source` of the import; the item that already has it is changed, instead of `id`'),
    geometry: geojsonInput.optional().describe('Lines or areas; replaces the only geometry of the item'),
  })
  .describe('Item in a file');
export type TransferRow = z.infer<typeof transferRow>;

/** As stored: importers may have written values that an editor could not. */
const exportedRow = z
  .object({
    id: uuid.describe('The item'),
    title: z.string().describe('Title; may be empty'),
    type: z.string().describe('Kind of item'),
    lat,
    lon,
    categories: z.array(z.string()).describe('Main and sub category, `Shopping/Bakery`, in their order'),
    tags: z.array(z.string()).describe('Key and value, `cuisine=pizza`'),
    street: z.string().describe('Street'),
    housenumber: z.string().describe('House number'),
    postcode: z.string().describe('Postal code'),
    city: z.string().describe('City'),
    country: z.string().describe('ISO 3166-1 alpha-2 code; empty where it is not known'),
    datePermanentlyClosed: z.string().describe('Closed for good from this day on; empty: open'),
    details: z.record(z.string(), z.array(z.string())).describe('Values by the name of their key, with their unit'),
  })
  .describe('Item of an export');
export type ExportedRow = z.infer<typeof exportedRow>;

/** GET /items/dashboard/export/ */
export const exportPage = z
  .object({
    rows: z.array(exportedRow).describe('Items of the page'),
    total: z.int().describe('Items that match'),
    page: z.int().describe('Page, from 1'),
    pageCount: z.int().describe('Pages there are; 0 when nothing matches'),
  })
  .describe('Page of an export');
export type ExportPage = z.infer<typeof exportPage>;

/** PUT /items/import/ */
export const importRows = z
  .strictObject({
    branchShortId: branchShortId.describe('Owner of what is new'),
    isTrial: z.boolean().default(true).describe('true: dry run; reports what would happen and writes nothing'),
    rows: z
      .array(z.record(z.string(), json))
      .min(1)
      .max(MOST_IMPORTED)
      .describe('Items as an export has them; each is checked by itself'),
    source: plainText(100, 1).default('file').describe('System that the `foreignId` of rows belongs to'),
    origin: importOrigin.optional(),
  })
  .describe('Items from a file');

const importedRow = z
  .object({
    id: uuid.nullable().describe('The item; null for a new one without an ID in a dry run'),
    title: z.string().optional().describe('Title of an existing item before the import'),
    result: z.enum(['new', 'changed', 'unchanged', 'refused']).describe('What becomes of the row'),
    changes: z
      .record(
        z.string(),
        z
          .object({ before: z.unknown().describe('Value before'), after: z.unknown().describe('Value after') })
          .describe('Change of one field'),
      )
      .describe('Field → value before and after'),
    errors: z
      .array(
        z.object({
          field: z.string().describe('JSON pointer into the row'),
          message: z.string().describe('What is wrong with it'),
        }),
      )
      .describe('Why it is refused'),
    similar: z
      .array(
        z.object({
          id: uuid.describe('The existing item'),
          title: z.string().describe('Its title'),
          distance: z.int().describe('Distance, m'),
          isOwn: z.boolean().describe('Whether it belongs to the branch of the import'),
        }),
      )
      .describe('Existing items that a new one may duplicate, nearest first; only in a dry run'),
  })
  .describe('What becomes of a row');
export type ImportedRow = z.infer<typeof importedRow>;
export const importResult = z
  .object({
    isWritten: z.boolean().describe('Whether anything was written: not in a trial'),
    rows: z.array(importedRow).describe('In the order in which they were sent'),
  })
  .describe('What an import does');
export type ImportResult = z.infer<typeof importResult>;
