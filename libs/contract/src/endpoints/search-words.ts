import { SHARED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { searchWord } from '../search-word.ts';
import { searchWordCreate, searchWordUpdate } from '../reference-write.ts';
import { z } from 'zod';

/** 200 words in each of 50 languages. */
const wordLimits = { nodes: 11_000 };

export const searchWordsEndpoints = {
  'GET /search/words/': endpoint({
    summary: 'Search words for kinds of place',
    notes: 'Search and chat find the places of these categories by the words of every language.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(searchWord) },
  }),
  'POST /search/words/': endpoint({
    summary: 'Creates words for kinds of place',
    notes: SHARED,
    tag: 'reference data',
    right: 'staff',
    limits: wordLimits,
    body: searchWordCreate,
    responses: { 201: searchWord },
    example: {
      body: { name: 'Anna Beck', categoryIds: [exampleId], translations: [{ language: 'de', words: ['Bäckerei'] }] },
    },
  }),
  'PUT /search/words/{id}': endpoint({
    summary: 'Writes fields of words for kinds of place',
    notes: `An empty list deletes a language; an omitted language is unchanged. ${SHARED}`,
    tag: 'reference data',
    right: 'staff',
    limits: wordLimits,
    params: byId,
    body: searchWordUpdate,
    responses: { 200: searchWord },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        name: 'Anna Beck',
        categoryIds: [exampleId],
        translations: [{ language: 'de', words: ['Bäckerei'] }],
      },
    },
  }),
  'DELETE /search/words/{id}': endpoint({
    summary: 'Deletes words for kinds of place that nothing uses',
    notes: 'Built-in entries respond 409: delete their words instead.',
    tag: 'reference data',
    right: 'staff',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
