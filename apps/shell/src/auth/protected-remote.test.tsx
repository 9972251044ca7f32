// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import ProtectedRemote from './protected-remote.tsx';

const auth0 = vi.hoisted(() => ({
  getTokenSilently: vi.fn<() => Promise<string>>(),
  loginWithRedirect: vi.fn(async () => undefined),
  getUser: async () => ({ email: 'editor@example.org' }),
}));
vi.mock('@auth0/auth0-spa-js', () => ({ createAuth0Client: async () => auth0 }));
vi.mock('../remote/remote-screen.tsx', () => ({
  RemoteScreen: ({ props }: { props: RemoteProps }) => <p>Dashboard von {props.auth?.email}</p>,
}));

const boot = { auth: { domain: 'a', issuer: 'a', clientId: 'c', audience: 'd' } };
let isOnline: MockInstance<() => boolean>;
let page: HTMLElement;
let unmount: () => Promise<void>;
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  unmount = () => act(async () => root.unmount());
  auth0.getTokenSilently.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () =>
    root.render(
      <LanguageProvider language="de">
        <BrowserRouter>
          <ProtectedRemote name="dashboard" props={{ boot } as unknown as RemoteProps} />
        </BrowserRouter>
      </LanguageProvider>,
    ),
  );
});
afterEach(async () => {
  await unmount();
  page.remove();
});
/** Waits for a text and for the effects of its render. */
const expectText = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(page.textContent).toContain(text);
  }, 30_000);

test('shows a message when opened offline and continues when the network is back', async () => {
  await expectText('Keine Verbindung');
  expect(auth0.loginWithRedirect).not.toHaveBeenCalled();

  // The network is back before the provider is reachable.
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectText('Anmeldung fehlgeschlagen');

  auth0.getTokenSilently.mockResolvedValue('token');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectText('Dashboard von editor@example.org');
  expect(auth0.loginWithRedirect).not.toHaveBeenCalled();
});

test('retries on click', async () => {
  await expectText('Keine Verbindung');
  auth0.getTokenSilently.mockResolvedValue('token');
  await act(async () => page.querySelector('button')!.click());
  await expectText('Dashboard von editor@example.org');
});
