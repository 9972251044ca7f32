import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';

const fallback: readonly string[] = [fallbackCategoryId];

/** The categories of a place for searches, counts and tiles: as in guides, one without any has the category 'Place'. */
export const orFallback = (categoryIds: readonly string[] = []): readonly string[] =>
  categoryIds.length > 0 ? categoryIds : fallback;
