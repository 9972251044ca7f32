import { NOT_DELETED, SHARED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { detailKeyCreate, detailKeyUpdate } from '../reference-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { itemDetailKey } from '../detail-key.ts';
import { z } from 'zod';

export const detailKeysEndpoints = {
  'GET /items/details/keys/': endpoint({
    summary: 'Item detail keys',
    notes: 'The catalogue of detail keys: label, icon, type, whether a unit is needed, whether editors see it.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(itemDetailKey) },
  }),
  'POST /items/details/keys/': endpoint({
    summary: 'Creates an item detail key',
    notes: SHARED,
    tag: 'reference data',
    right: 'staff',
    body: detailKeyCreate,
    responses: { 201: itemDetailKey },
    example: {
      body: {
        keyName: 'hours',
        iconTitle: 'bakery',
        colorName: '#FFFFFF',
        type: 'number',
        needsUnit: false,
        isHidden: false,
        translations: [{ detailKey: 'hours', language: 'de', detailKeyTranslate: 'Öffnungszeiten' }],
      },
    },
  }),
  'PUT /items/details/keys/{id}': endpoint({
    summary: 'Writes fields of an item detail key',
    notes: `The type of a key that items use stays. ${SHARED}`,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    body: detailKeyUpdate,
    responses: { 200: itemDetailKey },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        keyName: 'hours',
        iconTitle: 'bakery',
        colorName: '#FFFFFF',
        type: 'number',
        needsUnit: true,
        isHidden: true,
        translations: [{ detailKey: 'hours', language: 'de', detailKeyTranslate: 'Öffnungszeiten' }],
      },
    },
  }),
  'DELETE /items/details/keys/{id}': endpoint({
    summary: 'Deletes an item detail key that nothing uses',
    notes: NOT_DELETED,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
