import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, Message } from './message.ts';

/**
 * Compiles ICU messages, by key, for `addCatalogues`. Browsers receive compiled messages, so the parser is not part
 * of a page.
 * @throws Error with the key of a message whose syntax is wrong
 */
export function compileCatalogue(messages: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compile(key, message)]));
}

function compile(key: string, message: string): Message {
  try {
    const parts = compileMessageOrThrow(message);
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  } catch (error) {
    throw new Error(`The message '${key}' is not valid: ${(error as Error).message}`, { cause: error });
  }
}
