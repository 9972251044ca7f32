import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';

const KEY = 'umkreis:language';

/** The language of the page: from the query, else the last choice on this device, else German. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(() => {
    const asked = new URLSearchParams(location.search).get('lang') ?? read();
    return asked === 'en' ? 'en' : 'de';
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((next: Language) => {
    setLanguage(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      /* storage may be forbidden in an iframe */
    }
  }, []);
  return [language, choose];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
