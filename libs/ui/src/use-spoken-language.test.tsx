// @vitest-environment happy-dom
import { act, startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@umkreis/contract/boot.ts';
import type { LoadTexts } from '@umkreis/i18n/load-language.ts';
import { messageArea } from '@umkreis/i18n/message-area.ts';

// Tests have all texts; new modules have none, as those of a page that is just loaded.
vi.resetModules();
const { LanguageProvider, useMessages } = await import('@umkreis/i18n/language.tsx');
const { setLanguages } = await import('@umkreis/i18n/load-language.ts');
const { useSpokenLanguage } = await import('./use-spoken-language.ts');

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const host = document.createElement('div');
const root = createRoot(host);
const messages = messageArea<{ hello: string }>('greeting');
const german = { default: { greeting: { hello: 'Hallo' } } };
const english = { default: { greeting: { hello: 'Hello' } } };
const loadGerman = vi.fn<LoadTexts>(() => Promise.resolve(german));
const loadEnglish = vi.fn<LoadTexts>();
setLanguages({ de: { first: loadGerman }, en: { first: loadEnglish } });
const choose = (language: Language) => host.querySelector<HTMLElement>(`button[lang=${language}]`)!.click();
const renderedText = () => host.querySelector('p')?.textContent;

function Page() {
  const [requested, setRequested] = useState<Language>('de');
  return (
    <Suspense fallback="…">
      {(['de', 'en'] as const).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          onClick={() => startTransition(() => setRequested(language))}
        >
          {language}
        </button>
      ))}
      <Guide requested={requested} />
    </Suspense>
  );
}

function Guide({ requested }: { requested: Language }) {
  const language = useSpokenLanguage(requested);
  return (
    <LanguageProvider language={language}>
      <Hello />
    </LanguageProvider>
  );
}
const Hello = () => <p>{useMessages(messages).hello}</p>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('loads English when it is selected, and stays in German until then', async () => {
  loadEnglish.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => root.render(<Page />));
  expect([renderedText(), loadEnglish.mock.calls.length]).toEqual(['Hallo', 0]);
  await act(async () => choose('en'));
  expect([renderedText(), loadEnglish.mock.calls.length]).toEqual(['Hallo', 1]);

  const coming = Promise.withResolvers<typeof english>();
  loadEnglish.mockReturnValueOnce(coming.promise);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect([renderedText(), loadEnglish.mock.calls.length]).toEqual(['Hallo', 2]);
  await act(async () => coming.resolve(english));
  expect(renderedText()).toBe('Hello');
  await act(async () => choose('de'));
  await act(async () => choose('en'));
  expect([renderedText(), loadEnglish.mock.calls.length]).toEqual(['Hello', 2]);
});
