import { codePart, type CodePart } from '@umkreis/federation/code-part.ts';

/**
 * A lazy part that draws with deck.gl, which is large and rarely needed. Its shared libraries must load first: a
 * module evaluated without one of its dependencies stays broken.
 */
export const deckPart = <T>(fetchCode: () => Promise<T>): CodePart<T> =>
  codePart(
    async () => {
      await Promise.all([import('@deck.gl/core'), import('@deck.gl/layers'), import('@deck.gl/maplibre')]);
      return fetchCode();
    },
    { isFetchedAhead: false },
  );
