import { use, useSyncExternalStore } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { fetchEnglish, isEnglishThere } from '@umkreis/i18n/left-out.ts';

const english = codePart(fetchEnglish);
let coming: Promise<void> | null = null;

/** Loads the English texts before the first render. @returns resolves when they are loaded or unavailable */
export function awaitLanguage(language: Language): Promise<void> {
  if (language === 'de' || isEnglishThere()) return Promise.resolve();
  coming ??= english.load().catch(() => undefined);
  return coming;
}

const nothing = () => () => undefined;

/**
 * The language in which the page can be rendered: the requested one once its texts are loaded, within a
 * Suspense; German while English cannot be loaded, which is retried.
 */
export function useSpokenLanguage(requested: Language): Language {
  const isLacking = requested === 'en' && !isEnglishThere();
  const state = useSyncExternalStore(isLacking ? english.subscribe : nothing, english.state, english.state);
  if (!isLacking) return requested;
  if (state.kind === 'waiting') use(awaitLanguage(requested));
  return isEnglishThere() ? requested : 'de';
}
