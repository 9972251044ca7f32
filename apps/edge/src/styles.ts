import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { FontUrls } from '@umkreis/map-style/font-faces.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { styleNamed } from '@umkreis/map-style/styles/named-styles.ts';
import { scriptFiles } from './fonts/script-files.ts';
import type { Site } from './site.ts';

const require = createRequire(import.meta.url);
const fontFiles = {
  regularLatin: 'latin-400',
  regularLatinExt: 'latin-ext-400',
  semiboldLatin: 'latin-600',
  semiboldLatinExt: 'latin-ext-600',
} satisfies Record<keyof Omit<FontUrls, 'scripts'>, string>;
const DAY_S = 86_400;
const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });

/**
 * The product's map styles as documents for any page with MapLibre and its PMTiles protocol:
 * `/styles/{name}.json`, with `?theme=dark` and `?lang=en`. All URLs are absolute; the basemap is that of the
 * host.
 */
export function registerStyles(app: FastifyInstance, { config, state, branchOf }: Site): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, string | undefined> }>(
    '/styles/:name.json',
    async (request, reply) => {
      const named = styleNamed(request.params.name);
      const branch = await branchOf(request);
      if (
        !named ||
        branch === undefined ||
        branch?.isActive === false ||
        (named.flavour === 'satellit' && !config.IMAGERY_URL)
      )
        return notFound(reply);
      const { main } = await state();
      const origin = `${request.protocol}://${request.host}`;
      const assets = config.ASSET_ROOT || origin;
      const archive = branch ? branch.basemapArchive : main.basemapArchive;
      const attribution = [
        branch?.attribution || main.attribution,
        named.flavour === 'satellit' && config.IMAGERY_ATTRIBUTION,
      ]
        .filter(Boolean)
        .join(' · ');
      const font = (file: string) => `${origin}/styles/fonts/${file}.woff2`;
      return reply
        .header('Cache-Control', 'no-cache')
        .header('Access-Control-Allow-Origin', '*')
        .send(
          buildStyle({
            ...named,
            dark: request.query.theme === 'dark',
            language: request.query.lang === 'en' ? 'en' : 'de',
            attribution,
            archiveUrl: archive ? `${assets}/basemap/${archive}` : null,
            imageryUrl: config.IMAGERY_URL ?? null,
            fonts: {
              regularLatin: font(fontFiles.regularLatin),
              regularLatinExt: font(fontFiles.regularLatinExt),
              semiboldLatin: font(fontFiles.semiboldLatin),
              semiboldLatinExt: font(fontFiles.semiboldLatinExt),
              scripts: scriptFiles(contentLanguageOf(branch), origin),
            },
          }),
        );
    },
  );

  app.get<{ Params: { file: string } }>('/styles/fonts/:file.woff2', async (request, reply) => {
    const file = Object.values(fontFiles).find((one) => one === request.params.file);
    if (!file) return notFound(reply);
    const body = await readFile(require.resolve(`@fontsource/noto-sans/files/noto-sans-${file}-normal.woff2`));
    return reply
      .header('Content-Type', 'font/woff2')
      .header('Cache-Control', `public, max-age=${DAY_S}`)
      .header('Access-Control-Allow-Origin', '*')
      .send(body);
  });
}
