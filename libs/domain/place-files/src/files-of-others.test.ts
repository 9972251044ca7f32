import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guessMapping } from './mapping/guess-mapping.ts';
import { mapRows } from './mapping/map-rows.ts';
import { CategoryNames } from './mapping/match-category.ts';
import { readPlaceFile } from './reading/read-place-file.ts';

const folder = new URL('testing/files/', import.meta.url);
const center: [number, number] = [9.52, 47.14];
const cafe = { de: 'Café', en: 'Café' };
const eating = { de: 'Essen', en: 'Eating' };
const categories = new CategoryNames([
  { mainCategory: 'Eating', subCategory: 'Café', mainCategoryName: eating, subCategoryName: cafe },
]);

/** What the import would do with each row of a file, as the dashboard maps it. */
async function rowsOf(name: string): Promise<string[]> {
  const table = await readPlaceFile(new Uint8Array(readFileSync(new URL(name, folder))));
  const mapping = guessMapping(table, { center, countryCode: 'at', fileName: name });
  const context = { center, timeZone: 'Europe/Vienna', categories, tags: new Set<string>(), keys: new Map() };
  return mapRows(table, mapping, context).map(({ row, problems }) => {
    const { title, lon, lat, foreignId, geometry, datePermanentlyClosed } = row;
    const shape = (geometry as { geometry: { type: string } } | undefined)?.geometry.type;
    const at = lon === undefined ? 'nowhere' : `${lon as number} ${lat as number}`;
    return [foreignId, title, at, shape, datePermanentlyClosed, row.categories, ...problems.map(({ code }) => code)]
      .filter(Boolean)
      .join(' | ');
  });
}

const files: Record<string, string[]> = {
  'cells-with-geojson.csv': [
    'Brunnen | 9.5215 47.1393',
    'Weg | 9.52 47.13 | LineString',
    'Leer | nowhere | bad-position',
  ],
  'decimal-commas.gpx': ['Linde | 9.5225 47.139'],
  'italian.csv': ['Panetteria | 8.95 46'],
  'lines-of-geojson.geojsonl': ['Linde | 9.5225 47.139', 'Bach | 9.53 47.14'],
  'schema-org.json': ['Linde | 9.5225 47.139'],
  'swiss-lv95.geojson': ['Weg | 9.5217563 47.1414785 | LineString'],
  'swiss-one-column.csv': ['Brunnen | 9.5217563 47.1414785', 'Kapelle | 9.5230999 47.141778'],
  'swiss-two-columns.csv': ['Brunnen | 9.5217563 47.1414785', 'Kapelle | 9.5230999 47.141778'],
  'well-known-text.csv': ['Punkt | 9.5215 47.1393', 'Leer | nowhere | bad-position', 'Weg | 9.52 47.13 | LineString'],
  'wrapped-list.json': ['Linde | 9.5225 47.139'],
  '01-folders-and-html.kml': [
    'Gasthof Alpenblick | 9.5215 47.1393',
    'Rundweg | 9.52 47.139 | LineString',
    'Zwei Teile | 9.524 47.141 | Polygon',
  ],
  '01-geometrycollection-keeps-properties.geojson': [
    'gc1 | Nur ein Punkt | 9.5215 47.1393',
    'gc2 | Punkt und Weg | 9.52 47.14 | LineString',
  ],
  '01-two-segments-and-waypoints.gpx': [
    'Rundweg Städtle | 9.52 47.139 | MultiLineString',
    'Start & Ziel | 9.5215 47.1393',
  ],
  '02-address-only-and-empty-coordinates.kml': [
    'Nur Adresse | nowhere',
    'Leere Koordinaten | nowhere',
    'Leere Geometrie | nowhere',
    'Leere Höhe | 9.5215 47.1393',
  ],
  '02-multipoint.geojson': [
    'Ein Ort als MultiPoint | 9.5215 47.1393',
    'Drei Standorte | 9.5215 47.1393',
    'Drei Standorte | 9.523 47.14',
    'Drei Standorte | 9.525 47.141',
  ],
  '02-name-in-metadata-and-route.gpx': [
    'Themenweg Mühlen | 9.52 47.139 | LineString',
    'Zufahrt | 9.51 47.13 | LineString',
  ],
  '06-lat-lon-swapped.geojson': ['Vertauscht 1 | 47.1393 9.5215', 'Vertauscht 2 | 47.14 9.523'],
  '08-ids.geojson': [
    '9007199254740993 | Große Zahl …93 | 9.5215 47.1393',
    '9007199254740992 | Große Zahl …92 | 9.5216 47.1394',
    '1 | Text 1 | 9.5217 47.1395',
    '1 (number) | Zahl 1 | 9.5218 47.1396',
    '0 | Zahl 0 | 9.5219 47.1397',
    'Leerer Text | 9.522 47.1398',
  ],
  '08-lat-lon-swapped.csv': ['Brunnen | 47.139 9.5225', 'Kapelle | 47.1399 9.5231', 'Stadel | 47.1402 9.524'],
  '09-antimeridian.geojson': [
    'West von 180° | 179.99 -16.8',
    'Ost von 180° | -179.92 -16.85',
    'Fähre über 180° | 179.9 -16.8 | LineString',
    'Länge größer als 180 | -179.92 -16.85',
  ],
  '09-utf16le-tab-excel-unicode-text.csv': ['Bäckerei Größl | 9.5233 47.1372', 'Καφενείο | 9.52 47.14'],
  '10-bare-point.geojson': ['9.5215 47.1393'],
  '10-header-names-of-people.csv': ['Spielplatz | 9.52 47.138'],
  '11-bare-feature.geojson': ['Allein | 9.5215 47.1393'],
  '12-array-of-features.geojson': ['In einer Liste | 9.5215 47.1393'],
  '13-odd-coordinates.geojson': [
    'Zahlen als Text | 9.5215 47.1393',
    'Leer | nowhere | bad-geometry',
    'Nur eine | nowhere | bad-geometry',
    'Unendlich | nowhere | bad-geometry',
    'Viele Stellen | 9.5215123 47.1393123',
  ],
  '13-same-id-twice.csv': [
    'stadt-17 | Brunnen alt | 9.5225 47.139',
    'stadt-17 | Brunnen neu | 9.5226 47.1391 | id-twice',
    'Ohne Nummer | 9.5227 47.1392',
  ],
  '15-thousands-and-degrees.csv': [
    'Grad mit Zeichen | 9.5225 47.139',
    'Himmelsrichtung | 9.5225 47.139',
    'Tausenderpunkt | nowhere | bad-position',
    'E-Zahl | 9.5225 47.139',
    'Leerzeichen | 9.5225 47.139',
    'Plus | 9.5225 47.139',
  ],
  '16-dates.csv': [
    'd1 | Ohne Tag | 9.5225 47.139',
    'd2 | Mit Millisekunden | 9.5226 47.1391 | 2027-06-15',
    'd3 | Nur Tag | 9.5227 47.1392 | 2027-06-14',
    'd4 | Deutsch geschrieben | 9.5228 47.1393 | 2027-06-14',
    'd5 | Zweideutig | 9.5229 47.1394 | 2027-04-03',
    'd6 | Das Wort NULL | 9.523 47.1395',
    'd7 | Diesen Tag gibt es nicht | 9.5231 47.1396 | bad-date',
  ],
  'case.csv': ['Linde | 9.5225 47.139'],
  'cat.csv': ['Linde | 9.5225 47.139 | Eating/Café'],
  'gogocarto.json': ['1a | Linde | 9.5225 47.139 | Eating/Café'],
  'mymaps.csv': ['Linde | 9.5225 47.139'],
  'overpass-turbo.geojson': ['node/1 | Linde | 9.5225 47.139 | Eating/Café'],
  'overpass.json': ['node/1 | Linde | 9.5225 47.139 | Eating/Café'],
  'pipe.csv': ['Linde | 9.5225 47.139'],
  'qgis.geojson': ['1 | Linde | 9.5225 47.139', 'Park | 9.5275 47.135 | Polygon'],
  'sep.csv': ['Linde | 9.5225 47.139'],
  'umap.umap': ['Linde | 9.5225 47.139'],
};

describe('files of other programs', () => {
  it.each(Object.entries(files))('%s', async (name, rows) => {
    expect(await rowsOf(name)).toEqual(rows);
  });

  it('are all tested', () => expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted()));
});
