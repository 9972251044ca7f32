import type { Language } from '@umkreis/contract/boot.ts';

/** localStorage key of the last selected language. */
export const languageKey = 'umkreis:language';

/** The initial language of a page: from the URL, the last choice on this device, or German. */
export function chosenLanguage(): Language {
  const requested = new URLSearchParams(location.search).get('lang') ?? read();
  return requested === 'en' ? 'en' : 'de';
}

function read(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Storage may be blocked in an iframe.
    return null;
  }
}
