import { setupI18n } from '@lingui/core';
import type { Language } from '@umkreis/contract/boot.ts';
import { localeOf } from './date-format.ts';
import { hasSwissSpelling } from './german-spelling.ts';
import type { Catalogue, Message } from './message.ts';
import type { MessageArea } from './message-area.ts';
import { respell } from './respell.ts';

const catalogues: Record<Language, Map<string, Catalogue>> = { de: new Map(), en: new Map() };
const built = new Map<string, unknown>();

/** Adds texts of one language, or replaces them. @param areas catalogues by the id of their area */
export function addCatalogues(language: Language, areas: Readonly<Record<string, Catalogue>>): void {
  for (const [id, catalogue] of Object.entries(areas)) {
    if (catalogues[language].has(id)) built.clear();
    catalogues[language].set(id, catalogue);
  }
}

/** Whether texts have been added in any language. */
export const hasCatalogues = (): boolean => Object.values(catalogues).some(({ size }) => size > 0);

/**
 * The texts of an area, spelled as in a country: `textsOf(chatMessages, 'de', 'at').sources({ n: 3 })`. The same
 * object is returned until texts are replaced.
 * @param countryCode ISO 3166-1 alpha-2, lower case
 * @throws Error if the texts of the area have not been added in this language
 */
export function textsOf<T>({ id }: MessageArea<T>, language: Language, countryCode = 'li'): T {
  const isRespelled = language === 'de' && !hasSwissSpelling(countryCode);
  const key = `${id} ${language} ${isRespelled}`;
  let texts = built.get(key) as T | undefined;
  if (!texts) {
    const catalogue = catalogues[language].get(id);
    if (!catalogue) throw new Error(`The texts '${id}' have not been loaded in '${language}'.`);
    built.set(key, (texts = textsIn(catalogue, language, isRespelled) as T));
  }
  return texts;
}

function textsIn(catalogue: Catalogue, language: Language, isRespelled: boolean): object {
  const entries = Object.entries(catalogue).map(([key, message]): [string, Message] => [
    key,
    isRespelled ? respell(message) : message,
  ]);
  const i18n = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: Object.fromEntries(entries) },
  });
  const format = (key: string) => (values: Record<string, unknown>) => i18n._(key, values);
  return Object.fromEntries(
    entries.map(([key, message]) => [key, typeof message === 'string' ? message : format(key)]),
  );
}
