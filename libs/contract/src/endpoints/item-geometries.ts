import { bulkLimits, geometryLimits } from './body-limits.ts';
import { RECORDED } from './recurring-notes.ts';
import { byId } from './params.ts';
import {
  createdId,
  geojsonUpdate,
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

const exampleOther = { type: 150 as const, geojson: exampleLine };

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
      "A draft of the author, or the geometry of an item of the person's branches. With `base`, the geometry as last seen, a concurrent change responds 409 with both. A geometry that contradicts its kind, such as a hall that is a line, responds 400. `type` and `others` are written in the same transaction.",
    tag: 'dashboard',
    right: 'write',
    limits: geometryLimits,
    params: byId,
    body: geojsonUpdate,
    responses: { 200: createdId },
    example: {
      params: { id: exampleId },
      body: { id: exampleId, geojson: exampleLine, base: { type: 'Feature' }, type: 2000, others: [exampleOther] },
    },
  }),
  'POST /items/geojsons/': endpoint({
    summary: 'Links a geometry to an item',
    notes:
      'The type determines how it is drawn: 1 line, 100–160 compounds, halls and booths, 200 labelled zones, 1000 polygon, 2000 line string. A geometry that contradicts its type responds 400.',
    tag: 'dashboard',
    right: 'write',
    limits: geometryLimits,
    body: itemGeojsonCreate,
    responses: { 201: itemGeojson },
    example: { body: { itemId: exampleId, geojsonId: exampleId, type: 1, others: [exampleOther] } },
  }),
  'PUT /items/geojsons/{id}': endpoint({
    summary: 'Writes the kind of a linked geometry',
    notes: `A kind that contradicts the geometry responds 400. ${RECORDED}`,
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
