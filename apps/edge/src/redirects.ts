import type { FastifyInstance } from 'fastify';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { hostName } from './host-name.ts';
import type { Site } from './site.ts';

interface Where {
  host: string;
  path: string;
  search: string;
  mainHost: string;
  mainOrigin: string;
  retiredHosts: readonly string[];
}

/**
 * The target of a permanent redirect; undefined if the URL is correct.
 * @param where host without port, lower case; search with leading '?' or ''
 */
function permanentRedirect({ host, path, search, mainHost, mainOrigin, retiredHosts }: Where): string | undefined {
  if (host === `www.${mainHost}`) return `${mainOrigin}${path}${search}`;
  if (retiredHosts.includes(host)) return mainOrigin;
  if (host !== mainHost) return undefined;
  const slug = /^\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  const tenant = slug && branchConfigs.find((config) => config.mainSiteSlug === slug);
  if (!tenant) return undefined;
  const url = new URL(mainOrigin);
  url.hostname = `${slug}.${url.hostname}`;
  return `${url.origin}/map`;
}

/** Redirects requests for retired hosts and former addresses. */
export function registerRedirects(app: FastifyInstance, { config, origin }: Site): void {
  const retiredHosts = config.RETIRED_HOSTS.split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://edge');
    const to = permanentRedirect({
      host: hostName(request),
      path: pathname,
      search,
      mainHost: config.MAIN_HOST,
      mainOrigin: origin(),
      retiredHosts,
    });
    if (to) return reply.redirect(to, 301);
  });
}
