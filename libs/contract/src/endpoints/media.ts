import { RECORDED } from './recurring-notes.ts';
import { branchParams, byId } from './params.ts';
import { offlinePictures } from '../offline-pictures.ts';
import {
  dashboardMediaPage,
  dashboardMediaQuery,
  dashboardMedium,
  itemMediumCreate,
  itemMediumReuse,
  itemMediumUpdate,
} from '../media.ts';
import { endpoint } from './endpoint.ts';
import { LARGEST_PICTURE_FORM, pictureFile } from './picture-form.ts';
import { exampleId } from './example-values.ts';

const form = itemMediumCreate.extend({ file: pictureFile });

export const mediaEndpoints = {
  'GET /items/pictures/{branchShortId}': endpoint({
    summary: 'Pictures of the places of a branch in one size, with their bytes',
    notes: 'For devices that save a guide with its pictures; at most 5000.',
    tag: 'items',
    right: 'public',
    params: branchParams,
    responses: { 200: offlinePictures },
    example: { params: { branchShortId: 1 } },
  }),
  'GET /items/media/': endpoint({
    summary: "Media of the person's branches, or of one item",
    notes: 'By item, text, kind and whether visitors still see it, paged.',
    tag: 'dashboard',
    right: 'read',
    query: dashboardMediaQuery,
    responses: { 200: dashboardMediaPage },
    example: { query: { itemId: exampleId, text: 'brot', branch: 1, kind: 1, use: 'unused', page: 1, pageSize: 50 } },
  }),
  'POST /items/media/': endpoint({
    summary: 'Uploads a picture of an item',
    notes:
      'Checked by content, not by name; position data is removed; stored in several sizes. Kinds: 1 main image, 2 360° panorama, 3 logo, 4 video.',
    tag: 'dashboard',
    right: 'write',
    bodyType: 'multipart/form-data',
    limits: { bytes: LARGEST_PICTURE_FORM },
    body: form,
    responses: { 201: dashboardMedium },
    example: {
      body: {
        itemId: exampleId,
        kind: 1,
        title: 'Bäckerei am Dorfplatz',
        alt: 'Schaufenster mit Broten',
        credit: 'Foto: Anna Beck',
        licence: 'CC BY 4.0',
        videoUrl: 'https://baeckerei.example',
        sortOrder: 2000,
        replaces: exampleId,
        file: '(file)',
      },
    },
  }),
  'POST /items/media/reuse/': endpoint({
    summary: 'Shows a picture of one item with another, or in place of a picture there',
    notes:
      'The file is stored once. With `replaces` only the file of that medium changes; its position, texts and kind are unchanged.',
    tag: 'dashboard',
    right: 'write',
    body: itemMediumReuse,
    responses: { 201: dashboardMedium },
    example: { body: { itemId: exampleId, mediumId: exampleId, replaces: exampleId } },
  }),
  'PUT /items/media/{id}': endpoint({
    summary: 'Writes texts, kind, focus and order of a medium',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    body: itemMediumUpdate,
    responses: { 200: dashboardMedium },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        kind: 1,
        title: 'Bäckerei am Dorfplatz',
        alt: 'Schaufenster mit Broten',
        credit: 'Foto: Anna Beck',
        licence: 'CC BY 4.0',
        videoUrl: null,
        focus: { x: 0.35, y: 0.2 },
        sortOrder: 2000,
        dateUpdated: '2026-11-20T16:40:00.000Z',
      },
    },
  }),
  'DELETE /items/media/{id}': endpoint({
    summary: 'Takes a medium from its item; the file goes with its last use',
    notes: RECORDED,
    tag: 'dashboard',
    right: 'write',
    params: byId,
    responses: { 200: byId },
    example: { params: { id: exampleId } },
  }),
};
