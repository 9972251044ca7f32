// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider, useContentLanguage } from '@umkreis/i18n/language.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const Title = () => <b lang={useContentLanguage()}>Harbour</b>;

test('has the language of the content, whatever that of the page is', () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() =>
    root.render(
      <LanguageProvider language="de">
        <Title />
        <LanguageProvider language="en" contentLanguage="fr">
          <Title />
          <LanguageProvider language="de">
            <Title />
          </LanguageProvider>
        </LanguageProvider>
      </LanguageProvider>,
    ),
  );
  expect([...host.querySelectorAll('b')].map((title) => title.lang)).toEqual(['de', 'fr', 'fr']);
  act(() => root.unmount());
});
