import { createAuth0Client, type Auth0Client } from '@auth0/auth0-spa-js';
import type { Auth, Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { loginAgain } from './login-again.ts';

/** Timeout of a login in a popup window, s. */
const LOGIN_S = 900;

let client: Promise<Auth0Client> | undefined;

/** Queue of calls that need a new login. */
export const again = loginAgain();

function authClient({ auth }: Boot): Promise<Auth0Client> {
  return (client ??= createAuth0Client({
    domain: auth.domain,
    issuer: auth.issuer,
    clientId: auth.clientId,
    useRefreshTokens: true,
    // The refresh token is only in memory: after a reload the provider's session renews the login silently.
    useRefreshTokensFallback: true,
    authorizationParams: {
      audience: auth.audience,
      scope: 'openid email',
      redirect_uri: location.origin + routes.authCallback.to(),
    },
  }));
}

/** Errors of the provider that require a login; all others are temporary, such as a lost network. */
const ended = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'invalid_grant',
  'missing_refresh_token',
  'mfa_required',
  'access_denied',
]);
const isLoginEnded = (error: unknown): boolean =>
  error instanceof Error && ended.has(String((error as Error & { error?: string }).error));

/**
 * The logged-in person; undefined after the browser was redirected to the login.
 * @throws if the provider is unreachable; the login may still be valid
 */
export async function requireLogin(boot: Boot, targetUrl: string): Promise<Auth | undefined> {
  const auth0 = await authClient(boot);
  try {
    await auth0.getTokenSilently();
  } catch (error) {
    if (!isLoginEnded(error)) throw error;
    await auth0.loginWithRedirect({ appState: { targetUrl } });
    return undefined;
  }
  const user = await auth0.getUser();
  const getToken: Auth['getToken'] = async (options) => {
    // A concurrent silent attempt would receive the response meant for the login popup, and close it.
    if (again.isRequired()) return again.wait();
    try {
      return (await auth0.getTokenSilently(options?.fresh ? { cacheMode: 'off' } : {})) ?? '';
    } catch (error) {
      if (!isLoginEnded(error)) throw error;
      return again.wait();
    }
  };
  return {
    getToken,
    email: user?.email ?? '',
    logout: () => void auth0.logout({ logoutParams: { returnTo: location.origin } }),
  };
}

/**
 * Renews the login in a popup window, so that the page keeps its state; call it in a user event. If another
 * person logs in, the page is reloaded.
 * @throws if the popup was blocked or closed, or the provider rejected the login
 */
export async function renewLogin(boot: Boot): Promise<void> {
  const auth0 = await authClient(boot);
  const before = await auth0.getUser();
  await auth0.loginWithPopup({}, { timeoutInSeconds: LOGIN_S });
  const after = await auth0.getUser();
  if (before && before.sub !== after?.sub) location.reload();
  else again.settle((await auth0.getTokenSilently()) ?? '');
}

/** Logs the person in on this page, which is unloaded; unsaved input is stored on the device. */
export async function redirectToLogin(boot: Boot): Promise<void> {
  const auth0 = await authClient(boot);
  await auth0.loginWithRedirect({ appState: { targetUrl: location.pathname + location.search } });
}

/**
 * Completes the redirect login. @returns the page to return to @throws if the provider rejected it or the
 * state expired
 */
export async function finishLogin(boot: Boot): Promise<string> {
  const auth0 = await authClient(boot);
  const { appState } = await auth0.handleRedirectCallback<{ targetUrl?: string }>();
  return appState?.targetUrl ?? routes.authCallback.to();
}
