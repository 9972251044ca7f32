import { NOT_DELETED, SHARED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { category } from '../category.ts';
import { categoryCreate, categoryUpdate } from '../reference-write.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { z } from 'zod';

export const categoriesEndpoints = {
  'GET /categories/': endpoint({
    summary: 'Categories',
    notes:
      'Main and sub categories with texts, icon, colours and drawing order. Cached; changes take effect within a second.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(category) },
  }),
  'POST /categories/': endpoint({
    summary: 'Creates a category',
    notes: SHARED,
    tag: 'reference data',
    right: 'staff',
    body: categoryCreate,
    responses: { 201: category },
    example: {
      body: {
        iconTitle: 'bakery',
        mainCategory: 'Eating',
        subCategory: 'Bakery',
        backgroundColorName: '#D9480F',
        colorName: '#FFFFFF',
        zOrder: 5,
        translations: [
          {
            mainCategoryName: 'Eating',
            subCategoryName: 'Bakery',
            language: 'de',
            mainCategoryNameTranslate: 'Essen',
            subCategoryNameTranslate: 'Bäckerei',
          },
        ],
      },
    },
  }),
  'PUT /categories/{id}': endpoint({
    summary: 'Writes fields of a category',
    notes: `Writes only the given fields; names that imports look up cannot be changed. ${SHARED}`,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    body: categoryUpdate,
    responses: { 200: category },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        iconTitle: 'bakery',
        mainCategory: 'Eating',
        subCategory: 'Bakery',
        backgroundColorName: '#D9480F',
        colorName: '#FFFFFF',
        zOrder: 5,
        translations: [
          {
            mainCategoryName: 'Eating',
            subCategoryName: 'Bakery',
            language: 'de',
            mainCategoryNameTranslate: 'Essen',
            subCategoryNameTranslate: 'Bäckerei',
          },
        ],
      },
    },
  }),
  'DELETE /categories/{id}': endpoint({
    summary: 'Deletes a category that nothing uses',
    notes: NOT_DELETED,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
