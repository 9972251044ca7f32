import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { chosenLanguage, languageKey } from '@umkreis/i18n/chosen-language.ts';

/** The language of the page: from the query, else the last choice on this device, else German. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(chosenLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((next: Language) => {
    // the page stays as it is until a remote has its texts
    startTransition(() => setLanguage(next));
    try {
      localStorage.setItem(languageKey, next);
    } catch {
      /* storage may be forbidden in an iframe */
    }
  }, []);
  return [language, choose];
}
