import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { textsOf } from './catalogues.ts';
import { countReplacements, subscribeToReplacements } from './load-language.ts';
import type { MessageArea } from './message-area.ts';

interface Locale {
  language: Language;
  /** Decides how German is spelled. ISO 3166-1 alpha-2, lower case */
  countryCode: string;
  /** Renders components again when texts were replaced */
  replacements: number;
}

const LocaleContext = createContext<Locale>({ language: 'de', countryCode: 'li', replacements: 0 });

/** @param countryCode ISO 3166-1 alpha-2, lower case; without it that of the provider above, else Liechtenstein */
export function LanguageProvider({
  language,
  countryCode,
  children,
}: Pick<Locale, 'language'> & Partial<Pick<Locale, 'countryCode'>> & { children: ReactNode }) {
  const outer = useContext(LocaleContext).countryCode;
  const replacements = useSyncExternalStore(subscribeToReplacements, countReplacements, countReplacements);
  const locale = useMemo(
    () => ({ language, countryCode: countryCode ?? outer, replacements }),
    [language, countryCode, outer, replacements],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLanguage = () => useContext(LocaleContext).language;

/** The texts of one area in the current language: `const t = useMessages(guideMessages); t.openNow`. */
export function useMessages<T>(area: MessageArea<T>): T {
  const { language, countryCode } = useContext(LocaleContext);
  return textsOf(area, language, countryCode);
}

/**
 * Selects the current language of a bilingual value: `const pick = usePick(); pick(category.subCategoryName)`.
 */
export const usePick = (): ((text: Bilingual) => string) => picks[useLanguage()];

/** One function per language, so that hooks that depend on it don't run again. */
const picks: Readonly<Record<Language, (text: Bilingual) => string>> = {
  de: (text) => text.de,
  en: (text) => text.en || text.de,
};
