import type { FastifyInstance } from 'fastify';
import type { Releases } from './releases.ts';
import type { Site } from './site.ts';
import type { Manifest } from './page.ts';

/** Cache lifetime on other sites: a release is live within this time, s. */
const FRESH_S = 3600;

/** The script that defines `<umkreis-embed>`, at a stable URL; content of the current embed release. */
export function registerEmbedElement(app: FastifyInstance, site: Site, releases: Releases): void {
  app.get('/embed/umkreis-embed.js', async (request, reply) => {
    const branch = await site.branchOf(request);
    const { embed } = await releases.remotes(branch?.shortId ?? null);
    const script = embed && (await scriptOf(releases, embed.entry).catch(() => undefined));
    if (!script) return reply.code(503).header('Retry-After', '60').type('text/plain').send('');
    return reply
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Cache-Control', `public, max-age=${FRESH_S}`)
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(script);
  });
}

async function scriptOf(releases: Releases, entry: string): Promise<string | undefined> {
  const { scripts } = JSON.parse(await releases.read(entry)) as Manifest;
  return scripts?.element && releases.read(entry.replace(/[^/]*$/, '') + scripts.element);
}
