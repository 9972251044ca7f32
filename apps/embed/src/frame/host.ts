import type { EmbedNews, EmbedInputMessage } from '@umkreis/contract/embed-message.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { readEmbedInput } from '@umkreis/contract/read-embed-message.ts';

/** The page that embeds a list, identified by the origin in the list's URL. */
export interface Host {
  post(news: EmbedNews): void;
  /** Calls the listener with each command of that page. @returns unsubscribes */
  hear(listener: (command: EmbedInputMessage) => void): () => void;
}

/**
 * The parent page of an embedded list, if its origin is the one in the list's URL. Messages from other origins
 * or windows are ignored, and no other origin receives messages.
 * @returns null if the URL names no origin, or if the page is not in a frame
 */
export function hostOf(page: Window): Host | null {
  const { host } = readEmbedQuery(new URLSearchParams(page.location.search));
  if (host === null || page.parent === page) return null;
  // A sandboxed parent has the opaque origin 'null', which cannot be a target; the messages are public anyway.
  const target = host === 'null' ? '*' : originOf(host);
  if (target === null) return null;
  return {
    post: (news) => page.parent.postMessage(news, target),
    hear(listener) {
      const take = (event: MessageEvent<unknown>) => {
        if (event.source !== page.parent || event.origin !== host) return;
        const command = readEmbedInput(event.data);
        if (command) listener(command);
      };
      page.addEventListener('message', take);
      return () => page.removeEventListener('message', take);
    },
  };
}

/** The text if it is an origin, otherwise null. */
function originOf(text: string): string | null {
  return URL.canParse(text) && new URL(text).origin === text ? text : null;
}
