import type { FastifyRequest } from 'fastify';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EdgeConfig } from './config.ts';
import type { Releases } from './releases.ts';
import { servedServiceWorker } from './service-worker.ts';
import type { Site } from './site.ts';

interface BootRequest {
  request: FastifyRequest;
  /** null: the main site */
  branch: Branch | null;
  /** The remote whose manifest is included. */
  remote?: string | null;
}

/** What a page has to know before its code runs. */
export async function bootOf(
  { config, state, product, origin }: Site,
  releases: Releases,
  { request, branch, remote = null }: BootRequest,
): Promise<Boot> {
  const { main } = await state();
  const remotes = await releases.remotes(branch?.shortId ?? null);
  const entry = remote ? remotes[remote]?.entry : undefined;
  const manifest = entry
    ? await releases.read(entry).then(
        (text) => JSON.parse(text) as unknown,
        () => undefined,
      )
    : undefined;
  // The login library assumes that every issuer is an https URL.
  const issuer = config.AUTH_ISSUER ?? `https://${new URL(origin()).host}/`;
  return {
    product: product(),
    branch,
    main,
    env: config.NODE_ENV === 'production' ? 'production' : 'development',
    apiRoot: '/api',
    assetRoot: config.ASSET_ROOT,
    imagery: config.IMAGERY_URL ? { url: config.IMAGERY_URL, attribution: config.IMAGERY_ATTRIBUTION } : null,
    terrain: config.TERRAIN_URL ? { url: config.TERRAIN_URL, attribution: config.TERRAIN_ATTRIBUTION } : null,
    serviceWorker: servedServiceWorker(config),
    hasChatModel: Boolean(config.CHAT_URL),
    auth: {
      issuer,
      domain: authDomain(config, request),
      clientId: config.AUTH_CLIENT_ID,
      audience: config.AUTH_AUDIENCE,
    },
    remotes,
    manifests: entry && manifest ? { [entry]: manifest } : {},
  };
}

/** Host of the login; a proxied provider is on the page's own host. */
function authDomain(config: EdgeConfig, request: FastifyRequest): string {
  if (config.AUTH_DOMAIN) return config.AUTH_DOMAIN;
  if (config.AUTH_ISSUER && !config.IDENTITY_URL) return new URL(config.AUTH_ISSUER).host;
  return `${request.protocol}://${request.host}`;
}
