import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { drawCover } from '@umkreis/branches/logo/draw-cover.ts';
import { drawLogo, drawWordmark } from '@umkreis/branches/logo/draw-logo.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { appIcon, appIconPath, touchIcon, type AppIconPurpose } from './app-icon/app-icon.ts';
import { productCover, productMark } from './product-images.ts';
import type { Site } from './site.ts';

const DAY_S = 86_400;
/** Cache lifetime of generated images, which depend on the name and colour that editors set. */
const DRAWN_S = 60;
/** Cache size of generated images, bytes */
const DRAWN_BYTES = 16 * 1024 * 1024;
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};

/**
 * Marks of branches at /branches/{file}: files that an operator put into the data folder, otherwise generated
 * images. Also favicon and app icons of the requested site.
 */
export function registerBranchImages(app: FastifyInstance, { config, state, branchOf }: Site): void {
  const drawn = new ByteCache<Buffer>({ most: DRAWN_BYTES, sizeOf: (picture) => picture.length });
  /** PNG of an SVG, cached. */
  const png = (svg: string): Promise<Buffer> =>
    drawn.get(`|${svg}`, '', () => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
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

  const sendIcon = async (request: FastifyRequest, reply: FastifyReply, size: number, purpose: AppIconPurpose) => {
    const svg = mark((await branchOf(request)) ?? null);
    return send(
      reply,
      'image/png',
      await drawn.get(`${purpose} ${size}|${svg}`, '', () => appIcon(svg, size, purpose)),
    );
  };
  for (const size of [192, 512] as const)
    for (const purpose of ['any', 'maskable'] as const)
      app.get(appIconPath(size, purpose), (request, reply) => sendIcon(request, reply, size, purpose));
  app.get(touchIcon.path, (request, reply) => sendIcon(request, reply, touchIcon.size, 'touch'));
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
