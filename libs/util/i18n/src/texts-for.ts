import type { Language } from '@umkreis/contract/boot.ts';
import { hasSwissSpelling, toStandardSpelling } from './german-spelling.ts';

type Message = string | ((...values: unknown[]) => string);

const standardTexts = new WeakMap<object, object>();

/**
 * The texts of one catalogue in a language, spelled as in a country: `textsFor(pageMessages, 'de', 'at').closed`.
 * @param countryCode ISO 3166-1 alpha-2, lower case
 */
export function textsFor<T extends object>(messages: Record<Language, T>, language: Language, countryCode: string): T {
  const texts = messages[language];
  if (language !== 'de' || hasSwissSpelling(countryCode)) return texts;
  let respelled = standardTexts.get(texts) as T | undefined;
  if (!respelled) {
    const entries = Object.entries(texts).map(([key, message]) => [key, respell(message as Message)]);
    respelled = Object.fromEntries(entries) as T;
    standardTexts.set(texts, respelled);
  }
  return respelled;
}

function respell(message: Message): Message {
  if (typeof message === 'string') return toStandardSpelling(message);
  return (...values) => values.reduce<string>(restore, toStandardSpelling(message(...values)));
}

/** Names and titles in a text keep their own spelling. */
const restore = (text: string, value: unknown): string =>
  typeof value === 'string' && value ? text.replaceAll(toStandardSpelling(value), value) : text;
