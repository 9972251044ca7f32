import { z } from 'zod';
import { mappingUpdate, placeFile, placeFileFaults, placeImport, placeMapping, undoneImport } from '../place-file.ts';
import { placeFileLimits } from '../size-limits.ts';
import { branchShortId } from '../ref.ts';
import { bulkLimits } from './body-limits.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { branchParams, byId } from './params.ts';

const form = z
  .strictObject({
    file: z
      .string()
      .meta({ format: 'binary' })
      .describe('CSV, XLSX, GeoJSON, KML, KMZ, GPX, uMap, Overpass or GoGoCarto JSON, at most 20 MB and 20,000 rows'),
  })
  .describe('A file of places');

const mappingExample = {
  targets: { Name: 'title' as const, PLZ: 'postcode' as const },
  categories: { Kaffeehaus: 'Eating/Café' },
  source: 'Gewerbeverzeichnis',
  dateOrder: 'dmy' as const,
};

export const placeImportsEndpoints = {
  'PUT /branches/{branchShortId}/imports/file/': endpoint({
    summary: 'Reads a file of places as a table, without writing anything',
    notes: `The format is detected by content. Files that can't be read get 422 with one of these messages at \`/file\`: ${placeFileFaults.join(', ')}.`,
    tag: 'dashboard',
    right: 'write',
    bodyType: 'multipart/form-data',
    limits: { bytes: placeFileLimits.bytes + 64 * 1024 },
    params: branchParams,
    body: form,
    responses: { 200: placeFile },
    example: {
      params: { branchShortId: 1 },
      body: { file: '(file)' },
      response: {
        format: 'csv',
        columns: ['Name', 'PLZ'],
        rows: [{ number: 2, cells: ['Linde', '9490'], position: [9.5225, 47.139] }],
        moreColumns: [],
        mapping: mappingExample,
      },
    },
  }),
  'PUT /imports/mapping/': endpoint({
    summary: 'Stores how the columns of a file were mapped, for the next file with these columns',
    notes: 'One per branch and set of columns, in any order.',
    tag: 'dashboard',
    right: 'write',
    limits: bulkLimits,
    body: mappingUpdate,
    responses: { 200: placeMapping },
    example: {
      body: { branchShortId: 1, columns: ['Name', 'PLZ'], mapping: mappingExample },
      response: mappingExample,
    },
  }),
  'GET /branches/{branchShortId}/imports/': endpoint({
    summary: 'Lists the last 20 imports of a branch',
    notes: 'Newest first.',
    tag: 'dashboard',
    right: 'read',
    params: branchParams,
    responses: { 200: z.array(placeImport).describe('Imports') },
    example: { params: { branchShortId: 1 } },
  }),
  'PUT /imports/{id}/undo/': endpoint({
    summary: 'Undoes an import, up to 500 places at a time',
    notes:
      'Created places are moved to the trash, changed ones get their previous values, as new revisions. Places that somebody has changed since are left as they are. Repeat it while `left` is above 0.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: z.strictObject({ branchShortId: branchShortId.describe('Branch of the import') }).describe('The branch'),
    responses: { 200: undoneImport },
    example: { params: { id: exampleId }, body: { branchShortId: 1 } },
  }),
};
