import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { chosenLanguage, languageKey } from '@umkreis/federation/chosen-language.ts';

/** The language of the page: from the URL, the last choice on this device, or German. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(chosenLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((next: Language) => {
    // The page stays unchanged until the remote has loaded the texts.
    startTransition(() => setLanguage(next));
    try {
      localStorage.setItem(languageKey, next);
    } catch {
      /* storage may be forbidden in an iframe */
    }
  }, []);
  return [language, choose];
}
