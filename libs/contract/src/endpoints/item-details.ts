import { RECORDED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { itemDetail } from '../item.ts';
import { itemDetailCreate, itemDetailDeletion, itemDetailUpdate } from '../dashboard.ts';

export const itemDetailsEndpoints = {
  'POST /items/details/': endpoint({
    summary: 'Adds a detail',
    notes: `Checked by the type of the key: opening hours are parsed, Markdown has to be its sanitised form. ${RECORDED}`,
    tag: 'dashboard',
    right: 'write',
    body: itemDetailCreate,
    responses: { 201: itemDetail },
    example: {
      body: {
        itemId: exampleId,
        dataKeyV2: exampleId,
        dataValue: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
        dataValueUnit: null,
      },
    },
  }),
  'PUT /items/details/{id}': endpoint({
    summary: 'Writes a detail',
    notes: `Responds 409 if \`dateUpdated\` is newer than the one sent. ${RECORDED}`,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemDetailUpdate,
    responses: { 200: itemDetail },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        dataValue: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
        dataValueUnit: null,
        dateUpdated: '2026-11-20T16:40:00.000Z',
      },
    },
  }),
  'DELETE /items/details/{id}': endpoint({
    summary: 'Deletes a detail',
    notes: `Responds 409 if \`dateUpdated\` is newer than the one sent. ${RECORDED}`,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    query: itemDetailDeletion,
    responses: { 200: byId },
    example: { params: { id: exampleId }, query: { dateUpdated: '2026-11-20T16:40:00.000Z' } },
  }),
};
