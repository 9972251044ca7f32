import {
  categoryTranslationRow,
  detailKeyTranslationRow,
  tagTranslationRow,
  translationsQuery,
} from '../reference-write.ts';
import { endpoint } from './endpoint.ts';
import { z } from 'zod';

export const translationsEndpoints = {
  'GET /categories/translations/': endpoint({
    summary: 'Texts of categories by language',
    notes: 'In every language with texts; `GET /categories/` returns German and English.',
    tag: 'reference data',
    right: 'public',
    query: translationsQuery,
    responses: { 200: z.array(categoryTranslationRow) },
    example: { query: { language: 'de' } },
  }),
  'GET /tags/translations/': endpoint({
    summary: 'Texts of tags by language',
    notes: 'In every language with texts; `GET /tags/` returns German and English.',
    tag: 'reference data',
    right: 'public',
    query: translationsQuery,
    responses: { 200: z.array(tagTranslationRow) },
    example: { query: { language: 'de' } },
  }),
  'GET /items/details/keys/translations/': endpoint({
    summary: 'Labels of item detail keys by language',
    notes: 'In every language with labels; `GET /items/details/keys/` returns German and English.',
    tag: 'reference data',
    right: 'public',
    query: translationsQuery,
    responses: { 200: z.array(detailKeyTranslationRow) },
    example: { query: { language: 'de' } },
  }),
};
