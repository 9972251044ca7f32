import { use, useSyncExternalStore } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { fetchEnglish, isEnglishThere } from '@umkreis/i18n/left-out.ts';

const english = codePart(fetchEnglish);
let coming: Promise<void> | null = null;

/** Asks for English before anything is drawn. @returns when it is there, or can't be had */
export function awaitLanguage(language: Language): Promise<void> {
  if (language === 'de' || isEnglishThere()) return Promise.resolve();
  coming ??= english.load().catch(() => undefined);
  return coming;
}

const nothing = () => () => undefined;

/**
 * The language that the page can speak: the one that is asked for as soon as its texts are there, within a Suspense;
 * German while English can't be had, which is tried again.
 */
export function useSpokenLanguage(asked: Language): Language {
  const isLacking = asked === 'en' && !isEnglishThere();
  const state = useSyncExternalStore(isLacking ? english.subscribe : nothing, english.state, english.state);
  if (!isLacking) return asked;
  if (state.kind === 'waiting') use(awaitLanguage(asked));
  return isEnglishThere() ? asked : 'de';
}
