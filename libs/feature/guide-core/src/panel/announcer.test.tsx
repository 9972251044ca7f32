// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { Announcer } from './announcer.tsx';
import { PanelHeader } from './panel-header.tsx';

test('announces the count of a panel, and its changes, in a region that exists before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (count?: string | null) =>
    act(async () =>
      root.render(
        <LanguageProvider language="de" countryCode="CH">
          <Announcer />
          {count !== null && <PanelHeader title="Treffer" {...(count && { count })} onClose={() => undefined} />}
        </LanguageProvider>,
      ),
    );
  await show(null);
  const region = document.querySelector('output')!;
  expect(region.textContent).toBe('');
  const texts: (string | null)[] = [];
  for (const count of [undefined, '12 Orte', '1 Ort', null]) {
    await show(count);
    texts.push(region.textContent);
  }
  expect(texts).toEqual(['', '12 Orte', '1 Ort', '']);
  expect(document.querySelectorAll('output, [aria-live]')).toHaveLength(1);
  await act(async () => root.unmount());
});
