import type { EmbedNews, EmbedWish } from '@umkreis/contract/embed-message.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { readEmbedWish } from '@umkreis/contract/read-embed-message.ts';

/** The page around an embedded list, which its address names by its origin. */
export interface Host {
  tell(news: EmbedNews): void;
  /** Calls back with each wish of that page. @returns ends it */
  hear(listener: (wish: EmbedWish) => void): () => void;
}

/**
 * Whom an embedded page speaks with: the page around it, if its origin is the one that the address names. What comes
 * from another origin or window is not heard, and what is said reaches no other origin.
 * @returns null where the address names nobody, and where the page stands alone
 */
export function hostOf(page: Window): Host | null {
  const { host } = readEmbedQuery(new URLSearchParams(page.location.search));
  if (host === null || page.parent === page) return null;
  // a page in a sandbox without an origin can't be named: what is said is public anyhow
  const target = host === 'null' ? '*' : originOf(host);
  if (target === null) return null;
  return {
    tell: (news) => page.parent.postMessage(news, target),
    hear(listener) {
      const take = (event: MessageEvent<unknown>) => {
        if (event.source !== page.parent || event.origin !== host) return;
        const wish = readEmbedWish(event.data);
        if (wish) listener(wish);
      };
      page.addEventListener('message', take);
      return () => page.removeEventListener('message', take);
    },
  };
}

/** The text of an origin; null where it is none. */
function originOf(text: string): string | null {
  return URL.canParse(text) && new URL(text).origin === text ? text : null;
}
