import {
  categoryTranslationRow,
  detailKeyTranslationRow,
  tagTranslationRow,
  translationsQuery,
} from '@umkreis/contract/reference-write.ts';
import { z } from 'zod';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { categoryTranslations, detailKeyTranslations, tagTranslations } from './translations.repository.ts';

const tags = ['reference data'];

/** Texts in every language; the rows themselves contain those that visitors' surfaces need. */
export async function translationsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.get(
    '/categories/translations/',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Texts of categories by language',
        tags,
        querystring: translationsQuery,
        response: { 200: z.array(categoryTranslationRow) },
      },
    },
    async (request) => categoryTranslations(db, request.query),
  );
  app.get(
    '/tags/translations/',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Texts of tags by language',
        tags,
        querystring: translationsQuery,
        response: { 200: z.array(tagTranslationRow) },
      },
    },
    async (request) => tagTranslations(db, request.query),
  );
  app.get(
    '/items/details/keys/translations/',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Labels of item detail keys by language',
        tags,
        querystring: translationsQuery,
        response: { 200: z.array(detailKeyTranslationRow) },
      },
    },
    async (request) => detailKeyTranslations(db, request.query),
  );
}
