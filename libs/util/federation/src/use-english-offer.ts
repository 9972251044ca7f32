import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { languageKey } from './chosen-language.ts';

const KEY = 'umkreis:english-offered';
/** German and languages whose speakers read German: Swiss German, Low German, Luxembourgish. */
const GERMAN = /^(de|gsw|nds|lb)\b/i;

export interface EnglishOffer {
  accept(): void;
  decline(): void;
}

/**
 * Offers the English version of a German page to a browser with another language: during one visit, and only
 * once.
 * @param where the language and environment of the page; frames and kiosks have a configured language
 * @returns null if there is nothing to offer
 */
export function useEnglishOffer(where: {
  language: Language;
  isInIframe: boolean;
  isKiosk: boolean;
  setLanguage(language: Language): void;
}): EnglishOffer | null {
  const { language, isInIframe, isKiosk, setLanguage } = where;
  const [isOffered, setIsOffered] = useState(
    () =>
      language === 'de' &&
      !isInIframe &&
      !isKiosk &&
      !new URLSearchParams(location.search).has('lang') &&
      !GERMAN.test(navigator.language) &&
      !wasOffered(),
  );
  useEffect(() => {
    if (isOffered) remember();
  }, [isOffered]);
  const decline = useCallback(() => setIsOffered(false), []);
  const accept = useCallback(() => {
    setIsOffered(false);
    setLanguage('en');
  }, [setLanguage]);
  return isOffered && language === 'de' ? { accept, decline } : null;
}

/** Without storage the offer would be repeated on each page, so it is disabled. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || localStorage.getItem(languageKey) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    /* it stays until it is answered */
  }
}
