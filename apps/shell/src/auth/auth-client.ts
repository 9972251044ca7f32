import { createAuth0Client, type Auth0Client } from '@auth0/auth0-spa-js';
import type { Auth, Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { loginAgain } from './login-again.ts';

/** Time for a login in a window of its own, s. */
const LOGIN_S = 900;

let client: Promise<Auth0Client> | undefined;

/** Where calls wait for a login that has ended. */
export const again = loginAgain();

function authClient({ auth }: Boot): Promise<Auth0Client> {
  return (client ??= createAuth0Client({
    domain: auth.domain,
    issuer: auth.issuer,
    clientId: auth.clientId,
    useRefreshTokens: true,
    // After a reload the refresh token is gone from memory; the provider's session renews the login silently.
    useRefreshTokensFallback: true,
    authorizationParams: {
      audience: auth.audience,
      scope: 'openid email',
      redirect_uri: location.origin + routes.authCallback.to(),
    },
  }));
}

/** Answers of the provider after which only a login helps; every other failure passes, such as a lost network. */
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
 * The logged-in person, or nothing after the browser was sent to the login.
 * @throws when the provider can't be reached; the login may still stand then
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
    // the client takes the answer to a silent attempt for that of its login window, and closes it
    if (again.isAsked()) return again.wait();
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
 * Logs the person in again in a window of its own, so that the page stays as it is; call it in an event of the person.
 * Somebody else than before gets the page anew.
 * @throws when the window was kept from opening, was closed, or the provider refused
 */
export async function renewLogin(boot: Boot): Promise<void> {
  const auth0 = await authClient(boot);
  const before = await auth0.getUser();
  await auth0.loginWithPopup({}, { timeoutInSeconds: LOGIN_S });
  const after = await auth0.getUser();
  if (before && before.sub !== after?.sub) location.reload();
  else again.settle((await auth0.getTokenSilently()) ?? '');
}

/** Logs the person in again on this page, which is left for it: what was typed is kept on the device. */
export async function leaveForLogin(boot: Boot): Promise<void> {
  const auth0 = await authClient(boot);
  await auth0.loginWithRedirect({ appState: { targetUrl: location.pathname + location.search } });
}

/**
 * Ends the redirect login. @returns the page that asked for it @throws when the provider refused or the state is stale
 */
export async function finishLogin(boot: Boot): Promise<string> {
  const auth0 = await authClient(boot);
  const { appState } = await auth0.handleRedirectCallback<{ targetUrl?: string }>();
  return appState?.targetUrl ?? routes.authCallback.to();
}
