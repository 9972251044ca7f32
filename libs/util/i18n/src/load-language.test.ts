import { expect, test, vi } from 'vitest';

// Tests have all texts; new modules have none, as those of a page that is just loaded.
vi.resetModules();
const { addCatalogues, textsOf } = await import('./catalogues.ts');
const { isLanguageLoaded, loadLanguage, loadLazyTexts, setLanguages } = await import('./load-language.ts');
const { messageArea } = await import('./message-area.ts');

const page = messageArea<{ title: string }>('page');
const card = messageArea<{ close: string }>('card');
const texts = (area: string, messages: Record<string, string>) => () =>
  Promise.resolve({ default: { [area]: messages } });

test('keeps both languages selectable when lazy texts are needed after a change of the language', async () => {
  setLanguages({
    de: { first: texts('page', { title: 'Karte' }), lazy: texts('card', { close: 'Schliessen' }) },
    en: { first: texts('page', { title: 'Map' }), lazy: texts('card', { close: 'Close' }) },
  });
  expect([isLanguageLoaded('de'), isLanguageLoaded('en')]).toEqual([false, false]);
  await loadLanguage('de');
  expect([isLanguageLoaded('de'), isLanguageLoaded('en')]).toEqual([true, false]);
  await loadLanguage('en');

  const lazy = loadLazyTexts();
  expect([isLanguageLoaded('de'), isLanguageLoaded('en')]).toEqual([true, true]);
  await lazy;
  expect([textsOf(card, 'de').close, textsOf(card, 'en').close]).toEqual(['Schliessen', 'Close']);
  expect(textsOf(page, 'en').title).toBe('Map');
  addCatalogues('en', { page: { title: 'Plan' } });
  expect(textsOf(page, 'en').title).toBe('Plan');
});
