import { codePart } from '@umkreis/federation/code-part.ts';

/** The search with the code of its thread, in chunks of their own: the first map does without them. */
export const placeSearchPart = codePart(async () => {
  const { createPlaceSearch, fetchSearchWorker } = await import('./place-search.ts');
  return { createPlaceSearch, code: await fetchSearchWorker() };
});
