import type { Language } from '@umkreis/contract/boot.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import english from './messages/opening-state.en.json' with { type: 'json' };
import german from './messages/opening-state.de.json' with { type: 'json' };

type Key = keyof typeof german;

const catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { de: german, en: english };

/** A text in all languages: results of this lib are stored and sent, whoever reads them. */
export const stateText = (key: Key): Bilingual => ({ de: german[key], en: english[key] });

/** A text in one language. */
export const stateTextIn = (language: Language, key: Key): string => catalogues[language][key];
