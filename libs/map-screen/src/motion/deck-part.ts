import { codePart, type CodePart } from '@umkreis/federation/code-part.ts';

/**
 * A part that draws with deck.gl, which is heavy and which most maps do without. Its shared libraries come first: a
 * module that was run without one it needs stays broken.
 */
export const deckPart = <T>(fetchCode: () => Promise<T>): CodePart<T> =>
  codePart(
    async () => {
      await Promise.all([import('@deck.gl/core'), import('@deck.gl/layers'), import('@deck.gl/maplibre')]);
      return fetchCode();
    },
    { isFetchedAhead: false },
  );
