import { use, useSyncExternalStore } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { isLanguageLoaded, loadLanguage } from '@umkreis/i18n/load-language.ts';

// The service worker stores all languages, so no page loads one that is not selected.
const options = { isFetchedAhead: false };
const parts = { de: codePart(() => loadLanguage('de'), options), en: codePart(() => loadLanguage('en'), options) };

/** Loads the texts of a language before the first render. @returns resolves when they are loaded or unavailable */
export const awaitLanguage = (language: Language): Promise<void> => parts[language].load().catch(() => undefined);

const waits = { de: null, en: null } as Record<Language, Promise<void> | null>;
const nothing = () => () => undefined;
const others: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' };

/**
 * The language in which the page can be rendered: the requested one once its texts are loaded, within a Suspense;
 * the other one while it cannot be loaded, which is retried.
 * @throws the error of the request if no language can be loaded
 */
export function useSpokenLanguage(requested: Language): Language {
  const part = parts[requested];
  const isLacking = !isLanguageLoaded(requested);
  const state = useSyncExternalStore(isLacking ? part.subscribe : nothing, part.state, part.state);
  if (!isLacking) return requested;
  if (state.kind === 'waiting') use((waits[requested] ??= awaitLanguage(requested)));
  if (isLanguageLoaded(requested)) return requested;
  const other = others[requested];
  if (!isLanguageLoaded(other)) use((waits[other] ??= parts[other].load()));
  return other;
}
