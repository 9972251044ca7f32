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
let needsLazy = false;
const loaded = new Set<LoadTexts>();
/** Languages with all texts that are needed now. */
const ready = new Set<Language>();

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
  if (isSet) void replaceTexts();
}

async function replaceTexts(): Promise<void> {
  await Promise.all([...ready].map(loadMissing));
  replacements += 1;
  for (const listener of listeners) listener();
}

function missingOf(language: Language): LoadTexts[] {
  const { first, lazy } = languages[language] ?? {};
  return [first, needsLazy ? lazy : undefined].filter((load) => load !== undefined && !loaded.has(load)) as LoadTexts[];
}

/** Whether a page can be rendered in a language. */
export const isLanguageLoaded = (language: Language): boolean => !languages[language] || ready.has(language);

/** Loads the texts of a language that are needed now. @throws the error of a request; the next call tries again */
export async function loadLanguage(language: Language): Promise<void> {
  await loadMissing(language);
  ready.add(language);
}

/** Loads the texts of parts that are loaded on demand, in each loaded language. @throws as `loadLanguage` */
export async function loadLazyTexts(): Promise<void> {
  needsLazy = true;
  await Promise.all([...ready].map(loadMissing));
}

async function loadMissing(language: Language): Promise<void> {
  // More texts may be needed by the time the first ones are loaded.
  for (let missing = missingOf(language); missing.length > 0; missing = missingOf(language))
    await Promise.all(
      missing.map(async (load) => {
        addCatalogues(language, (await load()).default);
        loaded.add(load);
      }),
    );
}
