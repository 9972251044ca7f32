import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { categoryTranslations, detailKeyTranslations, tagTranslations } from './translations.repository.ts';

/** Texts in every language; the rows themselves contain those that visitors' surfaces need. */
export async function translationsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('GET /categories/translations/', async (request) => categoryTranslations(db, request.query));
  app.handle('GET /tags/translations/', async (request) => tagTranslations(db, request.query));
  app.handle('GET /items/details/keys/translations/', async (request) => detailKeyTranslations(db, request.query));
}
