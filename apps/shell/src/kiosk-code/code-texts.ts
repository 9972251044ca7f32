import type { Bilingual } from '@umkreis/contract/ref.ts';
import english from './messages/kiosk-code.en.json' with { type: 'json' };
import german from './messages/kiosk-code.de.json' with { type: 'json' };

export type CodeText = keyof typeof german;

/** A text of the page in both languages: who sets up a kiosk has not chosen one. */
export const codeText = (key: CodeText): Bilingual => ({ de: german[key], en: english[key] });
