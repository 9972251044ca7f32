import { Provider, type AdapterFactory, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { isLoopback } from '@umkreis/serving/loopback.ts';
import type { IdentityConfig } from './config.ts';
import type { IdentityKeys } from './keys.ts';
import { personBySubject } from '@umkreis/db/demo-people.ts';

const DAY_S = 86_400;
const SCOPE = 'openid email profile';

/** An OpenID provider with the paths of Auth0, for @auth0/auth0-spa-js on the product's own origins. */
export function createProvider(config: IdentityConfig, keys: IdentityKeys, adapter: AdapterFactory): Provider {
  const configuration: Configuration = {
    adapter,
    clients: [
      {
        client_id: config.AUTH_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`http://localhost:${config.ISSUER_PORT}/auth0-callback`],
      },
    ],
    jwks: { keys: [keys.signing as never] },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, subject) => {
      const person = personBySubject(subject);
      return (
        person && {
          accountId: subject,
          claims: async () => ({ sub: subject, email: person.email, email_verified: true, name: person.name }),
        }
      );
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    extraParams: ['audience', 'auth0Client'],
    features: {
      devInteractions: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      revocation: { enabled: true },
      resourceIndicators: resourceIndicators(config),
    },
    extraTokenClaims: (_ctx, token) => {
      const person = 'accountId' in token ? personBySubject(String(token.accountId)) : undefined;
      return { [config.AUTH_EMAIL_CLAIM]: person?.email, [config.AUTH_EMAIL_VERIFIED_CLAIM]: Boolean(person) };
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: (ctx) => firstPartyGrant(ctx, config),
    clientBasedCORS: (_ctx, origin) => isAppOrigin(origin, config),
    interactions: { url: (_ctx, interaction) => `/login/${interaction.uid}` },
    cookies: { keys: keys.cookies, long: { sameSite: 'lax' }, short: { sameSite: 'lax' } },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Session: 14 * DAY_S,
      RefreshToken: 30 * DAY_S,
      Interaction: 3600,
      IdToken: 3600,
      Grant: 30 * DAY_S,
    },
  };
  const provider = new Provider(config.issuer, configuration);
  // Auth0 responds 200 to a silent login that needs a page; a 400 would be logged as an error in every console.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 400 && ctx.query.response_mode === 'web_message' && ctx.type === 'text/html') ctx.status = 200;
  });
  // The edge is a proxy in front and forwards the requested host.
  provider.proxy = true;
  // Every branch has its own host; a list of them would only repeat this rule.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    URL.canParse(uri) && isAppOrigin(new URL(uri).origin, config);
  return provider;
}

/** Access tokens are for the product's API only. */
const resourceIndicators = (config: IdentityConfig): NonNullable<Configuration['features']>['resourceIndicators'] => ({
  enabled: true,
  defaultResource: (ctx) => (ctx.oidc.params?.audience as string | undefined) ?? config.AUTH_AUDIENCE,
  useGrantedResource: () => true,
  getResourceServerInfo: (_ctx, audience) => {
    if (audience !== config.AUTH_AUDIENCE) throw new Error('unknown audience');
    return { audience, scope: SCOPE, accessTokenFormat: 'jwt', accessTokenTTL: 3600, jwt: { sign: { alg: 'RS256' } } };
  },
});

/** First party: no consent is requested. */
async function firstPartyGrant(ctx: KoaContextWithOIDC, config: IdentityConfig) {
  const grant = new ctx.oidc.provider.Grant({
    clientId: ctx.oidc.client!.clientId,
    accountId: ctx.oidc.session!.accountId,
  });
  grant.addOIDCScope(`${SCOPE} offline_access`);
  grant.addResourceScope(config.AUTH_AUDIENCE, SCOPE);
  await grant.save();
  return grant;
}

/** http://localhost:PORT and http://*.localhost:PORT of the edge. */
export function isAppOrigin(origin: string, config: Pick<IdentityConfig, 'ISSUER_PORT'>): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === 'http:' && isLoopback(url.hostname) && (url.port || '80') === String(config.ISSUER_PORT);
}
