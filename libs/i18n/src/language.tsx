import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';

const LanguageContext = createContext<Language>('de');

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = () => useContext(LanguageContext);

/** The texts of one area in the current language: `const t = useMessages(guideMessages); t.openNow`. */
export function useMessages<T>(messages: Record<Language, T>): T {
  return messages[useLanguage()];
}

/**
 * Picks the current language of a text that is stored in both: `const pick = usePick();
 * pick(category.subCategoryName)`.
 */
export const usePick = (): ((text: Bilingual) => string) => picks[useLanguage()];

/** The same function for a language each time, so that what depends on it is not made anew. */
const picks: Readonly<Record<Language, (text: Bilingual) => string>> = {
  de: (text) => text.de,
  en: (text) => text.en || text.de,
};
