// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { requireLogin } from './auth-client.ts';

const auth0 = vi.hoisted(() => ({
  getTokenSilently: vi.fn<() => Promise<string>>(),
  loginWithRedirect: vi.fn(async () => undefined),
  getUser: async () => ({ email: 'editor@example.org' }),
}));
vi.mock('@auth0/auth0-spa-js', () => ({ createAuth0Client: async () => auth0 }));

const boot = { auth: { domain: 'a', issuer: 'a', clientId: 'c', audience: 'd' } } as unknown as Boot;

test('does not redirect to the login when the token refresh fails for lack of a network', async () => {
  auth0.getTokenSilently.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(requireLogin(boot, '/dashboard/')).rejects.toThrow('Failed to fetch');
  auth0.getTokenSilently.mockRejectedValueOnce(Object.assign(new Error('Timeout'), { error: 'timeout' }));
  await expect(requireLogin(boot, '/dashboard/')).rejects.toThrow('Timeout');
  expect(auth0.loginWithRedirect).not.toHaveBeenCalled();

  auth0.getTokenSilently.mockResolvedValue('token');
  const auth = await requireLogin(boot, '/dashboard/');
  expect(await auth?.getToken()).toBe('token');
});

test('redirects to the login and back to the page when the session has ended', async () => {
  auth0.getTokenSilently.mockRejectedValueOnce(Object.assign(new Error('Login required'), { error: 'login_required' }));
  expect(await requireLogin(boot, '/dashboard/places/1')).toBeUndefined();
  expect(auth0.loginWithRedirect).toHaveBeenCalledWith({ appState: { targetUrl: '/dashboard/places/1' } });
});
