import { readAccent, readLanguage, readTheme } from './embed-address.ts';
import type { EmbedErrorReason, EmbedNews, EmbedInputMessage } from './embed-message.ts';

// Equivalent to the schemas of embed-message.ts, for scripts of a few kB that cannot include them; a test compares
// both.

type Fields = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isHeight = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1_000_000;
const isReadable = (read: (value: string) => unknown, value: unknown) =>
  value === undefined || value === null || (isText(value) && read(value) !== null);
const isColor = (value: string) => (value.startsWith('#') ? readAccent(value) : null);

const errorReasons: Record<EmbedErrorReason, true> = { unknown: true, unavailable: true, unreachable: true };

const news: Record<string, (message: Fields) => boolean> = {
  ready: ({ title, height }) => isText(title) && isHeight(height),
  height: ({ height }) => isHeight(height),
  select: ({ nanoId, title, url }) => isText(nanoId) && isText(title) && isText(url),
  filter: ({ words, count }) => isText(words) && Number.isSafeInteger(count) && (count as number) >= 0,
  error: ({ reason }) => isText(reason) && Object.hasOwn(errorReasons, reason),
};
const commandChecks: Record<string, (message: Fields) => boolean> = {
  look: ({ theme, accent, language }) =>
    isReadable(readTheme, theme) && isReadable(isColor, accent) && isReadable(readLanguage, language),
  filter: ({ words }) => isText(words) && words.length <= 200,
};

function reads<T>(kinds: typeof news): (data: unknown) => T | null {
  return (data) => {
    if (typeof data !== 'object' || data === null) return null;
    const message = data as Fields;
    if (message.umkreis !== 1 || !isText(message.type) || !Object.hasOwn(kinds, message.type)) return null;
    return kinds[message.type]!(message) ? (data as T) : null;
  };
}

/** Validates a message of a list; null for anything else. */
export const readEmbedNews = reads<EmbedNews>(news);
/** Validates a message of the embedding page; null for anything else. */
export const readEmbedInput = reads<EmbedInputMessage>(commandChecks);
