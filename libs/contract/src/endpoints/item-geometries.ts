import { bulkLimits, geometryLimits } from './body-limits.ts';
import { RECORDED } from './recurring-notes.ts';
import { byId } from './params.ts';
import {
  createdId,
  geojsonWrite,
  itemGeojson,
  itemGeojsonCreate,
  itemGeojsonUpdate,
  itemJson,
  itemJsonCreate,
  jsonWrite,
} from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId, exampleLine } from './example-values.ts';

export const itemGeometriesEndpoints = {
  'POST /geojsons/': endpoint({
    summary: 'Creates a geometry; link it to an item within a day',
    notes: 'Visible only to its author until it is linked.',
    tag: 'dashboard',
    right: 'write',
    limits: geometryLimits,
    body: geojsonWrite,
    responses: { 201: createdId },
    example: { body: { id: exampleId, geojson: exampleLine, base: { type: 'Feature' } } },
  }),
  'PUT /geojsons/{id}': endpoint({
    summary: 'Writes a geometry',
    notes:
      "A draft of the author, or the geometry of an item of the person's branches. With `base`, the geometry as last seen, a concurrent change responds 409 with both.",
    tag: 'dashboard',
    right: 'write',
    limits: geometryLimits,
    params: byId,
    body: geojsonWrite,
    responses: { 200: createdId },
    example: { params: { id: exampleId }, body: { id: exampleId, geojson: exampleLine, base: { type: 'Feature' } } },
  }),
  'POST /items/geojsons/': endpoint({
    summary: 'Links a geometry to an item',
    notes:
      'The type determines how it is drawn: 1 line, 100–160 compounds, halls and booths, 200 labelled zones, 1000 polygon, 2000 line string.',
    tag: 'dashboard',
    right: 'write',
    body: itemGeojsonCreate,
    responses: { 201: itemGeojson },
    example: { body: { itemId: exampleId, geojsonId: exampleId, type: 1 } },
  }),
  'PUT /items/geojsons/{id}': endpoint({
    summary: 'Writes the kind of a linked geometry',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemGeojsonUpdate,
    responses: { 200: itemGeojson },
    example: { params: { id: exampleId }, body: { id: exampleId, itemId: exampleId, geojsonId: exampleId, type: 1 } },
  }),
  'DELETE /items/geojsons/{id}': endpoint({
    summary: 'Deletes a geometry of an item',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
  'POST /jsons/': endpoint({
    summary: 'Creates a blob; link it to an item within a day',
    notes: 'Visible only to its author until it is linked.',
    tag: 'dashboard',
    right: 'write',
    limits: bulkLimits,
    body: jsonWrite,
    responses: { 201: createdId },
    example: { body: { id: exampleId, json: { heading: 'Speisekarte', rows: [1, 2] } } },
  }),
  'PUT /jsons/{id}': endpoint({
    summary: 'Writes a blob',
    notes: "A draft of the author, or the blob of an item of the person's branches.",
    tag: 'dashboard',
    right: 'write',
    limits: bulkLimits,
    params: byId,
    body: jsonWrite,
    responses: { 200: createdId },
    example: { params: { id: exampleId }, body: { id: exampleId, json: { heading: 'Speisekarte', rows: [1, 2] } } },
  }),
  'POST /items/jsons/': endpoint({
    summary: 'Links a blob to an item',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    body: itemJsonCreate,
    responses: { 201: itemJson },
    example: { body: { itemId: exampleId, jsonId: exampleId, type: 'place' } },
  }),
};
