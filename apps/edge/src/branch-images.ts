import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { drawCover } from '@umkreis/branches/logo/draw-cover.ts';
import { drawLogo, drawWordmark } from '@umkreis/branches/logo/draw-logo.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { productCover, productMark } from './product-images.ts';
import type { Site } from './site.ts';

const DAY_S = 86_400;
/** Cache lifetime of generated images, which depend on the name and colour that editors set. */
const DRAWN_S = 60;
/** Cache size of generated images, bytes */
const DRAWN_BYTES = 16 * 1024 * 1024;
/** Fraction of the square that a mark may cover, so that no device crops it when it masks the app icon. */
const SAFE_SHARE = 0.62;
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};

/**
 * Marks of branches at /branches/{file}: files that an operator put into the data folder, otherwise generated
 * images. Also favicon, app icons and manifest of the requested site.
 */
export function registerBranchImages(app: FastifyInstance, { config, state, branchOf, product }: Site): void {
  const drawn = new ByteCache<Buffer>({ most: DRAWN_BYTES, sizeOf: (picture) => picture.length });
  /** PNG of an SVG, cached. */
  const png = (svg: string, size?: number): Promise<Buffer> =>
    drawn.get(`${size ?? ''}|${svg}`, '', () =>
      size ? appIcon(svg, size) : sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
    );
  const send = (reply: FastifyReply, type: string, body: string | Buffer, seconds = DRAWN_S) =>
    reply
      .header('Content-Type', type)
      .header('Cache-Control', `public, max-age=${seconds}`)
      .header('Access-Control-Allow-Origin', '*')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(body);
  const notFound = (reply: FastifyReply) =>
    reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });
  const mark = (branch: Branch | null) => (branch ? drawLogo(branch) : productMark(config.PRODUCT_PRIMARY_COLOR));

  app.get<{ Params: { file: string } }>('/branches/:file', async ({ params: { file } }, reply) => {
    const [, name, extension] = /^([\w-]+)\.(svg|png|webp|jpg|avif)$/.exec(file) ?? [];
    if (!name || !extension) return notFound(reply);
    const own = await readFile(path.join(config.UMKREIS_DATA, 'branches', file)).catch(() => undefined);
    if (own) return send(reply, types[extension]!, own, DAY_S);
    const { branches } = await state();
    const branch = branches.find((one) => drawnNames(one).includes(file));
    if (!branch) return notFound(reply);
    if (extension === 'png') return send(reply, 'image/png', await png(drawCover(branch)));
    return send(reply, 'image/svg+xml', name.endsWith('-wide') ? drawWordmark(branch) : drawLogo(branch));
  });

  app.get('/product-cover.png', async (_request, reply) =>
    send(reply, 'image/png', await png(productCover(config.PRODUCT_PRIMARY_COLOR))),
  );

  app.get('/favicon.svg', async (request, reply) =>
    send(reply, 'image/svg+xml', mark((await branchOf(request)) ?? null)),
  );

  app.get<{ Params: { size: '192' | '512' } }>('/icon-:size(192|512).png', async (request, reply) =>
    send(reply, 'image/png', await png(mark((await branchOf(request)) ?? null), Number(request.params.size))),
  );

  app.get('/manifest.webmanifest', async (request, reply) => {
    const branch = await branchOf(request);
    if (branch === undefined) return notFound(reply);
    const { name, primaryColor } = product();
    const icon = (size: number) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    });
    return reply
      .header('Cache-Control', `public, max-age=${DAY_S}`)
      .header('Content-Type', 'application/manifest+json')
      .send(
        JSON.stringify({
          id: '/map',
          name: branch ? `${branch.title} - ${name}` : name,
          short_name: branch?.shortTitle ?? name,
          lang: 'de',
          start_url: '/map',
          scope: '/',
          display: 'standalone',
          background_color: '#F6F4EF',
          theme_color: branch?.accentColor ?? primaryColor,
          icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
        }),
      );
  });
}

/**
 * File names of the generated images of a branch: that of its logo, and of the configured logo that an upload
 * replaces.
 */
function drawnNames({ shortId, logo }: Branch): string[] {
  const configured = branchConfigs.find((config) => config.shortId === shortId)?.logo ?? null;
  return [logo, configured].flatMap((name) =>
    name ? [name, ...['wide.svg', 'cover.png'].map((form) => name.replace(/\.\w+$/, `-${form}`))] : [],
  );
}

/** A square app icon with the mark on white. @param size px */
async function appIcon(svg: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * SAFE_SHARE);
  const drawn = await sharp(Buffer.from(svg), { density: 72 * (size / 28) })
    .resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
