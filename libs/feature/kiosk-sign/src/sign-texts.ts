import type { Bilingual } from '@umkreis/contract/ref.ts';
import english from './messages/sign.en.json' with { type: 'json' };
import german from './messages/sign.de.json' with { type: 'json' };

/** A text of the sign in both languages: it shows both at once, whatever the language of the page is. */
export const signText = (key: keyof typeof german): Bilingual => ({ de: german[key], en: english[key] });
