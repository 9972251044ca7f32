import {
  changeRequest,
  changeRequestCreate,
  changeRequestDecided,
  changeRequestDecision,
  changeRequestPage,
  changeRequestParams,
  changeRequestQuery,
  changeRequestReopened,
  changeRequestReopening,
} from '../change-request.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

const LARGEST_BODY = 64 * 1024;

export const changeRequestsEndpoints = {
  'POST /items/change-requests/': endpoint({
    summary: 'Proposes a change of an item, or a new one',
    notes:
      'Stored as a difference to the item and shown to the editors; nothing is changed until they accept. `linkId` is for the sender to track it. At most 20 in ten minutes per network address.',
    tag: 'items',
    right: 'public',
    rate: 'submission',
    limits: { bytes: LARGEST_BODY },
    body: changeRequestCreate,
    responses: { 201: changeRequest },
    example: {
      body: {
        searchShortcutId: exampleId,
        itemId: exampleId,
        title: 'Bäckerei am Dorfplatz',
        lat: 47.14103,
        lon: 9.52086,
        isPermanentlyClosed: true,
        address: { street: 'Städtle', housenumber: '12', postcode: '9490', city: 'Vaduz' },
        details: [{ dataKeyV2: exampleId, dataValue: 'Mo-Fr 08:00-18:00', dataValueUnit: null }],
        categoryIds: [exampleId],
        note: 'Öffnungszeiten am Telefon bestätigt',
        contactEmail: 'anna@baeckerei.example',
      },
    },
  }),
  'GET /items/change-requests/follow/{linkId}': endpoint({
    summary: 'A change request, for its sender',
    notes: 'For holders of the private link: state, decision and note, never the contact address.',
    tag: 'items',
    right: 'public',
    params: changeRequestParams,
    responses: { 200: changeRequest },
    example: { params: { linkId: 'kP3vWm8QxTz1sYb6NcR0aLdE' } },
  }),
  'GET /items/change-requests/': endpoint({
    summary: 'Change requests to the branches of the person, oldest first',
    notes: 'Open ones, unless another state is requested.',
    tag: 'dashboard',
    right: 'read',
    query: changeRequestQuery,
    responses: { 200: changeRequestPage },
    example: { query: { branch: 1, state: 'open', page: 1, pageSize: 50, contacts: 'true' } },
  }),
  'PUT /items/change-requests/{id}': endpoint({
    summary: 'Accepts a change request, which writes what it proposes, or declines it',
    notes:
      "Accepting writes the proposal in the editor's name; fields that changed since respond 409 with both values. The sender sees the outcome.",
    tag: 'dashboard',
    right: 'write',
    params: z.object({ id: uuid }),
    body: changeRequestDecision,
    responses: { 200: changeRequestDecided },
    example: {
      params: { id: exampleId },
      body: { state: 'accepted', reply: '', fields: ['Bäckerei'], version: 3, values: { 1: 'Bäckerei' } },
    },
  }),
  'POST /items/change-requests/{id}/reopen': endpoint({
    summary: 'Undoes the decision on a change request, which is open again',
    notes:
      'What accepting wrote is restored as a new revision; an item that it created is moved to the trash. Responds 409 and changes nothing if somebody decided again, or changed the accepted fields or the created item since.',
    tag: 'dashboard',
    right: 'write',
    params: z.object({ id: uuid }),
    body: changeRequestReopening,
    responses: { 200: changeRequestReopened },
    example: { params: { id: exampleId }, body: { dateDecided: '2027-05-01T08:00:00.000Z' } },
  }),
};
