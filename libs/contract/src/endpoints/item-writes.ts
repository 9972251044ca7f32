import { geometryLimits } from './body-limits.ts';
import { byId } from './params.ts';
import { endpoint } from './endpoint.ts';
import { exampleId, exampleLine } from './example-values.ts';
import { item } from '../item.ts';
import { itemCopy, itemMerge } from '../merge.ts';
import { itemCreate, itemCreated, itemRestore } from '../item-write.ts';
import { itemRevision, itemUpdate } from '../dashboard.ts';
import { z } from 'zod';

export const itemWritesEndpoints = {
  'GET /items/{id}/revisions/': endpoint({
    summary: 'What was changed in an item, newest first',
    notes: 'The newest 500 revisions: who, when, what was done and the fields that differ.',
    tag: 'dashboard',
    right: 'read',
    params: byId,
    responses: { 200: z.array(itemRevision) },
    example: { params: { id: exampleId } },
  }),
  'POST /items/{id}/revisions/{revision}/restore': endpoint({
    summary: 'Restores an item to a revision',
    notes: 'Undoes everything after that revision, as a new revision.',
    tag: 'dashboard',
    right: 'write',
    params: byId.extend({
      revision: z.coerce.number().int().min(0).max(2_147_483_647).describe('Revision to go back to'),
    }),
    body: itemRestore,
    responses: { 200: item },
    example: { params: { id: exampleId, revision: 3 }, body: { version: 3, fields: ['Bäckerei'] } },
  }),
  'POST /items': endpoint({
    summary: 'Creates an item, with everything sent with it or with nothing',
    notes:
      'In one transaction: item, categories, tags, address, details, halls, geometries, and a review that is due now. Omitted parts can be added later.',
    tag: 'dashboard',
    right: 'write',
    limits: geometryLimits,
    body: itemCreate,
    responses: { 201: itemCreated },
    example: {
      body: {
        branchShortId: 1,
        title: 'Bäckerei am Dorfplatz',
        type: 'place',
        lat: 47.14103,
        lon: 9.52086,
        datePermanentlyClosed: null,
        isDuplicateOf: null,
        categoryIds: [exampleId],
        tagIds: [exampleId],
        address: {
          countryId: exampleId,
          stateId: exampleId,
          street: 'Städtle',
          housenumber: '12',
          postcode: '9490',
          city: 'Vaduz',
        },
        details: [{ dataKeyV2: exampleId, dataValue: 'Mo-Fr 08:00-18:00', dataValueUnit: null }],
        itemParentIds: [exampleId],
        geojsons: [{ type: 1, geojson: exampleLine }],
      },
    },
  }),
  'PUT /items/{id}': endpoint({
    summary: 'Writes fields of an item',
    notes:
      'Writes only the given fields. Fields that others wrote since `version` are merged; the same field responds 409 with both values.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemUpdate,
    responses: { 200: item },
    example: {
      params: { id: exampleId },
      body: {
        version: 3,
        title: 'Bäckerei am Dorfplatz',
        lat: 47.14103,
        lon: 9.52086,
        datePermanentlyClosed: null,
        type: 'place',
        isDuplicateOf: null,
        isBinned: true,
      },
    },
  }),
  'PUT /items/{id}/merge': endpoint({
    summary: 'Makes one item of two',
    notes:
      'In one transaction: copies the chosen parts of the other item, moves its events, and marks it as a duplicate. Responds 409 if a version is outdated. Recorded as a revision of both.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemMerge,
    responses: { 200: item },
    example: {
      params: { id: exampleId },
      body: {
        otherId: exampleId,
        version: 3,
        otherVersion: 1,
        fields: ['title'],
        addDetailIds: [exampleId],
        removeDetailIds: [exampleId],
        parts: ['categories'],
      },
    },
  }),
  'POST /items/{id}/copies/': endpoint({
    summary: 'Copies an item',
    notes:
      'Type, position, categories, tags, details, address, geometry and parents; pictures, events and mentions stay where they are.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemCopy,
    responses: { 201: itemCreated },
    example: { params: { id: exampleId }, body: { title: 'Bäckerei am Dorfplatz' } },
  }),
};
