import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { defaultContentLanguage } from '@umkreis/contract/content-language.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { textsOf } from './catalogues.ts';
import { countReplacements, subscribeToReplacements } from './load-language.ts';
import type { MessageArea } from './message-area.ts';

interface Locale {
  language: Language;
  /** Decides how German is spelled. ISO 3166-1 alpha-2, lower case */
  countryCode: string;
  /** Language of the titles and texts of places and events, BCP 47 */
  contentLanguage: string;
  /** Renders components again when texts were replaced */
  replacements: number;
}

interface ProviderProps extends Pick<Locale, 'language'> {
  countryCode?: string | undefined;
  contentLanguage?: string | undefined;
  children: ReactNode;
}

const LocaleContext = createContext<Locale>({
  language: 'de',
  countryCode: 'li',
  contentLanguage: defaultContentLanguage,
  replacements: 0,
});

/**
 * @param countryCode ISO 3166-1 alpha-2, lower case; without it that of the provider above, else Liechtenstein
 * @param contentLanguage BCP 47; without it that of the provider above, else German
 */
export function LanguageProvider({ language, countryCode, contentLanguage, children }: ProviderProps) {
  const outer = useContext(LocaleContext);
  const replacements = useSyncExternalStore(subscribeToReplacements, countReplacements, countReplacements);
  const locale = useMemo(
    () => ({
      language,
      countryCode: countryCode ?? outer.countryCode,
      contentLanguage: contentLanguage ?? outer.contentLanguage,
      replacements,
    }),
    [language, countryCode, contentLanguage, outer, replacements],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/**
 * Language of the titles and texts of places and events, for their `lang` attributes: voices and hyphenation follow
 * it, whatever the language of the page is. BCP 47
 */
export const useContentLanguage = () => useContext(LocaleContext).contentLanguage;

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
