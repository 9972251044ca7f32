import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '@umkreis/serving/accepted-encoding.ts';
import { createPageCompressor } from './compressed-pages.ts';
import type { Releases } from './releases.ts';
import type { Site } from './site.ts';
import type { Manifest } from './page.ts';

/** Cache lifetime on other sites: a release is live within this time, s. */
const FRESH_S = 3600;
/** For the compressed scripts of some releases */
const CACHE_BYTES = 256 * 1024;

/** The script that defines `<umkreis-embed>`, at a stable URL; content of the current embed release. */
export function registerEmbedElement(app: FastifyInstance, site: Site, releases: Releases): void {
  const compress = createPageCompressor(CACHE_BYTES);
  app.get('/embed/umkreis-embed.js', async (request, reply) => {
    const branch = await site.branchOf(request);
    const { embed } = await releases.remotes(branch?.shortId ?? null);
    const script = embed && (await scriptOf(releases, embed.entry).catch(() => undefined));
    if (!script) return reply.code(503).header('Retry-After', '60').type('text/plain').send('');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Vary', 'Accept-Encoding')
      .header('Cache-Control', `public, max-age=${FRESH_S}`)
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(encoding ? await compress(script, encoding) : script);
  });
}

async function scriptOf(releases: Releases, entry: string): Promise<string | undefined> {
  const { scripts } = JSON.parse(await releases.read(entry)) as Manifest;
  return scripts?.element && releases.read(entry.replace(/[^/]*$/, '') + scripts.element);
}
