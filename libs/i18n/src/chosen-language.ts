import type { Language } from '@umkreis/contract/boot.ts';

/** Where the device keeps the language that was chosen last. */
export const languageKey = 'umkreis:language';

/** The language a page starts in: from the query, else the last choice on this device, else German. */
export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? read();
  return asked === 'en' ? 'en' : 'de';
}

function read(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // storage may be forbidden in an iframe
    return null;
  }
}
