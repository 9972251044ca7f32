import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { languageKey } from './chosen-language.ts';

const KEY = 'umkreis:english-offered';
/** German and what its readers set: Swiss German, Low German, Luxembourgish. */
const GERMAN = /^(de|gsw|nds|lb)\b/i;

export interface EnglishOffer {
  accept(): void;
  decline(): void;
}

/**
 * A page in German offers its English twin to a browser of another language: during one visit, and never again.
 * @param where the language of the page and where it runs; a frame and a kiosk are set up by somebody else
 * @returns null where there is nothing to offer
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

/** Where nothing can be kept, an offer would come again and again: there is none. */
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
