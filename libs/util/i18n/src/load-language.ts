import type { Language } from '@umkreis/contract/boot.ts';
import { addCatalogues, hasCatalogues } from './catalogues.ts';
import type { Catalogue } from './message.ts';

/** Loads texts of a surface in one language, as a chunk of their own. */
export type LoadTexts = () => Promise<{ default: Readonly<Record<string, Catalogue>> }>;

export interface LanguageTexts {
  /** Texts that the surface needs before it renders. */
  first: LoadTexts;
  /** Texts of parts that are loaded on demand; they are loaded with the first of these parts. */
  lazy?: LoadTexts;
}

let languages: Readonly<Partial<Record<Language, LanguageTexts>>> = {};
let current: Language | null = null;
let needsLazy = false;
const loaded = new Set<LoadTexts>();

/** How often texts on the page were replaced, and who wants to know: only in `npm run dev`. */
let replacements = 0;
const listeners = new Set<() => void>();

export const countReplacements = (): number => replacements;

export function subscribeToReplacements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets where this bundle's texts come from; called by a surface in `src/languages.ts`, and by hot reload again after
 * a text was changed. If texts have been added before, as by servers and tests, nothing is loaded.
 */
export function setLanguages(texts: Readonly<Record<Language, LanguageTexts>>): void {
  const isSet = Object.keys(languages).length > 0;
  if (!isSet && hasCatalogues()) return;
  languages = texts;
  if (isSet && current) void replaceTexts(current);
}

async function replaceTexts(language: Language): Promise<void> {
  await loadLanguage(language);
  replacements += 1;
  for (const listener of listeners) listener();
}

const neededOf = (language: Language): LoadTexts[] => {
  const { first, lazy } = languages[language] ?? {};
  return [first, needsLazy ? lazy : undefined].filter((load) => load !== undefined);
};

/** Whether all texts that are needed now are loaded in a language. */
export const isLanguageLoaded = (language: Language): boolean => neededOf(language).every((load) => loaded.has(load));

/** Loads the texts of a language that are needed now. @throws the error of a request; the next call tries again */
export async function loadLanguage(language: Language): Promise<void> {
  current = language;
  const missing = neededOf(language).filter((load) => !loaded.has(load));
  await Promise.all(
    missing.map(async (load) => {
      addCatalogues(language, (await load()).default);
      loaded.add(load);
    }),
  );
}

/** Loads the texts of parts that are loaded on demand, in the current language. @throws as `loadLanguage` */
export async function loadLazyTexts(): Promise<void> {
  needsLazy = true;
  if (current) await loadLanguage(current);
}
