import { RECORDED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import {
  itemAddressCreate,
  itemAddressOfItem,
  itemAddressUpdate,
  itemReview,
  itemReviewCreate,
  itemReviewUpdate,
  itemReviewUpdated,
  mention,
  mentionCreate,
  mentionUpdate,
} from '../item-write.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

export const itemPartsEndpoints = {
  'POST /items/addresses/': endpoint({
    summary: 'Adds an address',
    notes: 'Omitted country and city are derived from the position.',
    tag: 'dashboard',
    right: 'write',
    body: itemAddressCreate,
    responses: { 201: itemAddressOfItem },
    example: {
      body: {
        itemId: exampleId,
        lat: 47.14103,
        lon: 9.52086,
        countryId: exampleId,
        stateId: exampleId,
        street: 'Städtle',
        housenumber: '12',
        postcode: '9490',
        city: 'Vaduz',
      },
    },
  }),
  'PUT /items/addresses/{id}': endpoint({
    summary: 'Writes fields of an address',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemAddressUpdate,
    responses: { 200: itemAddressOfItem },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        countryId: exampleId,
        stateId: exampleId,
        street: 'Städtle',
        housenumber: '12',
        postcode: '9490',
        city: 'Vaduz',
      },
    },
  }),
  'POST /items/reviews/': endpoint({
    summary: 'Adds a review, in the place of the open one',
    notes: 'An item has only one review, the newest.',
    tag: 'dashboard',
    right: 'write',
    body: itemReviewCreate,
    responses: { 201: itemReview },
    example: {
      body: {
        itemId: exampleId,
        dateDue: '2027-05-01T08:00:00.000Z',
        isCompleted: false,
        note: 'Öffnungszeiten am Telefon bestätigt',
      },
    },
  }),
  'PUT /items/reviews/{reviewId}': endpoint({
    summary: 'Checks a review; a completed one is followed by the next',
    notes: 'Completing it creates the next one, due in a year unless `nextDateDue` is set.',
    tag: 'dashboard',
    right: 'write',
    params: z.object({ reviewId: uuid }),
    body: itemReviewUpdate,
    responses: { 200: itemReviewUpdated },
    example: {
      params: { reviewId: exampleId },
      body: {
        id: exampleId,
        itemId: exampleId,
        dateDue: '2027-05-01T08:00:00.000Z',
        isCompleted: true,
        note: 'Öffnungszeiten am Telefon bestätigt',
        nextDateDue: '2028-05-01T08:00:00.000Z',
      },
    },
  }),
  'POST /items/reviews/{reviewId}/reopen': endpoint({
    summary: 'Undoes the completion of a review',
    notes:
      'The review is open again, as it was; the one that followed it is deleted. Responds 409 and changes nothing if the reviews of the item were changed since.',
    tag: 'dashboard',
    right: 'write',
    params: z.object({ reviewId: uuid }),
    responses: { 200: itemReview },
    example: { params: { reviewId: exampleId } },
  }),
  'POST /items/mentions/': endpoint({
    summary: 'Adds a mention',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    body: mentionCreate,
    responses: { 201: mention },
    example: {
      body: {
        itemId: exampleId,
        title: 'Bäckerei am Dorfplatz',
        url: 'https://baeckerei.example',
        datePublished: '2026-10-30',
      },
    },
  }),
  'PUT /items/mentions/{mentionId}': endpoint({
    summary: 'Writes fields of a mention',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: z.object({ mentionId: uuid }),
    body: mentionUpdate,
    responses: { 200: mention },
    example: {
      params: { mentionId: exampleId },
      body: {
        id: exampleId,
        title: 'Bäckerei am Dorfplatz',
        url: 'https://baeckerei.example',
        datePublished: '2026-10-30',
      },
    },
  }),
  'DELETE /items/mentions/{mentionId}': endpoint({
    summary: 'Deletes a mention',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: z.object({ mentionId: uuid }),
    responses: { 200: byId },
    example: { params: { mentionId: exampleId } },
  }),
};
