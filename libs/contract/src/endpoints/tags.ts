import { NOT_DELETED, SHARED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { tag } from '../tag.ts';
import { tagCreate, tagUpdate } from '../reference-write.ts';
import { z } from 'zod';

export const tagsEndpoints = {
  'GET /tags/': endpoint({
    summary: 'Tags',
    notes: 'Every tag with its group and texts. The group decides whether key or value is displayed.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(tag) },
  }),
  'POST /tags/': endpoint({
    summary: 'Creates a tag',
    notes: SHARED,
    tag: 'reference data',
    right: 'staff',
    body: tagCreate,
    responses: { 201: tag },
    example: {
      body: {
        tagKey: 'cuisine',
        tagValue: 'pizza',
        tagGroup: 1001,
        iconTitle: 'bakery',
        colorName: '#FFFFFF',
        backgroundColorName: '#D9480F',
        showInSubtitle: false,
        isHidden: false,
        subtitleSortOrder: 10,
        translations: [
          {
            tagKey: 'cuisine',
            tagValue: 'pizza',
            language: 'de',
            tagKeyTranslate: 'Küche',
            tagValueTranslate: 'Pizza',
          },
        ],
      },
    },
  }),
  'PUT /tags/{id}': endpoint({
    summary: 'Writes fields of a tag',
    notes: `Writes only the given fields; key and value that imports look up cannot be changed. ${SHARED}`,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    body: tagUpdate,
    responses: { 200: tag },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        tagKey: 'cuisine',
        tagValue: 'pizza',
        tagGroup: 1001,
        iconTitle: 'bakery',
        colorName: '#FFFFFF',
        backgroundColorName: '#D9480F',
        showInSubtitle: true,
        isHidden: true,
        subtitleSortOrder: 10,
        translations: [
          {
            tagKey: 'cuisine',
            tagValue: 'pizza',
            language: 'de',
            tagKeyTranslate: 'Küche',
            tagValueTranslate: 'Pizza',
          },
        ],
      },
    },
  }),
  'DELETE /tags/{id}': endpoint({
    summary: 'Deletes a tag that nothing uses',
    notes: NOT_DELETED,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
