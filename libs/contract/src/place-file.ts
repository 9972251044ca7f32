import { z } from 'zod';
import { placeFileLimits } from './size-limits.ts';
import { branchShortId, isoDate, lngLat, plainText, uuid } from './ref.ts';

export const placeFileFormat = z
  .enum(['csv', 'xlsx', 'geojson', 'umap', 'overpass', 'gogocarto', 'json', 'kml', 'gpx'])
  .describe('Format, as found in the content');
export type PlaceFileFormat = z.infer<typeof placeFileFormat>;

/** Why a file can't be read, with what to do instead in the interface. */
export const placeFileFaults = [
  'empty',
  'no-rows',
  'too-many-rows',
  'too-large',
  'damaged',
  'entities',
  'other-projection',
  'xls',
  'ods',
  'document',
  'pdf',
  'image',
  'archive',
  'shapefile',
  'geopackage',
  'osm',
  'gml',
  'topojson',
  'html',
  'encrypted',
  'unknown',
] as const;
export type PlaceFileFault = (typeof placeFileFaults)[number];

const rowFault = z
  .enum(['no-geometry', 'bad-geometry', 'projected-shape', 'too-detailed'])
  .describe('Why the geometry of a row was left out');
export type RowFault = z.infer<typeof rowFault>;

const placeFileRow = z
  .object({
    number: z.int().describe('Line of a table, or number of a feature, from 1'),
    cells: z.array(z.string().nullable()).describe('Texts by column; null or missing at the end: no such value'),
    position: lngLat.optional().describe('Where the place is, if the format has geometries'),
    geometry: z.unknown().optional().describe('Lines or areas as GeoJSON geometry (RFC 7946)'),
    fault: rowFault.optional(),
  })
  .describe('Row of a file');
export type PlaceFileRow = Omit<z.infer<typeof placeFileRow>, 'geometry'> & { geometry?: ShapeGeometry };

/** Geometries that rows may have besides a position. */
export type ShapeGeometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
/** [longitude, latitude] or with metres above the sea */
export type Position = [number, number] | [number, number, number];

/** What becomes of a column: a field of an item, or a detail by the name of its key; an empty text: nothing. */
export const columnTarget = z
  .union([
    z.enum([
      '',
      'id',
      'foreignId',
      'title',
      'type',
      'lat',
      'lon',
      'position',
      'categories',
      'tags',
      'address',
      'street',
      'housenumber',
      'postcode',
      'city',
      'country',
      'datePermanentlyClosed',
    ]),
    z.templateLiteral(['detail:', z.string().regex(/^\w{1,64}$/)]),
  ])
  .describe('Field that a column is imported into');
export type ColumnTarget = z.infer<typeof columnTarget>;

export const placeMapping = z
  .strictObject({
    targets: z.record(plainText(200), columnTarget).describe('Field by the name of the column'),
    categories: z
      .record(plainText(200), plainText(200))
      .describe('Category by its value in the file, `Eating/Café`; empty: none'),
    source: plainText(100).describe('System whose IDs the file has'),
    dateOrder: z.enum(['dmy', 'mdy']).describe('Order of dates with slashes'),
  })
  .describe('How columns of a file become fields of places');
export type PlaceMapping = z.infer<typeof placeMapping>;

/** POST /items/import/file/ */
export const placeFile = z
  .object({
    format: placeFileFormat,
    columns: z.array(z.string()).describe('Names of the columns'),
    rows: z.array(placeFileRow).describe('Rows, in the order of the file'),
    moreColumns: z.array(z.string()).describe('Columns that were left out, as there are too many'),
    mapping: placeMapping.nullable().describe("The branch's last mapping of a file with these columns"),
  })
  .describe('Content of a file of places');
export type PlaceFile = Omit<z.infer<typeof placeFile>, 'rows'> & { rows: PlaceFileRow[] };
/** A file without what the branch knows about it */
export type PlaceTable = Omit<PlaceFile, 'mapping'>;

/** PUT /items/import/mapping/ */
export const mappingUpdate = z
  .strictObject({
    branchShortId,
    columns: z.array(plainText(200)).min(1).max(placeFileLimits.columns).describe('Columns of the file'),
    mapping: placeMapping,
  })
  .describe('Mapping to be offered for the next file with these columns');

/** Longest name of a file that an import is listed with */
const LONGEST_NAME = 200;

/** An import as announced with its rows. */
export const importOrigin = z
  .strictObject({
    id: uuid.describe('The import; equal for all of its calls'),
    fileName: plainText(LONGEST_NAME).describe('Name of the file'),
  })
  .describe('The import that the rows belong to, so that it can be undone as a whole');

export const placeImport = z
  .object({
    id: uuid,
    branchShortId,
    fileName: z.string().describe('Name of the file'),
    author: z.string().describe('E-mail of the person'),
    date: isoDate.describe('When it was started'),
    created: z.int().describe('Number of new places'),
    changed: z.int().describe('Number of changed places'),
    dateUndone: isoDate.nullable().describe('When it was undone'),
  })
  .describe('Import of a file');
export type PlaceImport = z.infer<typeof placeImport>;

const keptItem = z
  .object({ id: uuid.describe('The item'), title: z.string().describe('Title') })
  .describe('Item that somebody has changed since');

/** PUT /items/imports/{id}/undo/ */
export const undoneImport = z
  .object({
    trashed: z.int().describe('Created places that were moved to the trash'),
    restored: z.int().describe('Changed places that have their previous values again'),
    kept: z.array(keptItem).describe('Places left as they are, as somebody has changed them since'),
    left: z.int().describe('Number of places that a further call undoes; 0: the import is undone'),
  })
  .describe('What undoing an import did');
export type UndoneImport = z.infer<typeof undoneImport>;
