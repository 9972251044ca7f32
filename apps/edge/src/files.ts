import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import { mediaFolder, openMediaStore } from '@umkreis/object-storage/open-store.ts';
import type { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import { registerBucketMedia } from './bucket-media.ts';
import type { EdgeConfig } from './config.ts';
import { createQueue } from './limits/edge-queues.ts';

const YEAR_S = 31_536_000;
/** Cache lifetime of a branch's overlays and plans, which are replaced under the same name, s. */
const REPLACED_S = 600;

/**
 * Serves releases, snapshots, basemaps and media, whose names change with their content, and operators' files,
 * whose names do not.
 */
export async function registerFiles(
  app: FastifyInstance,
  config: EdgeConfig,
  releasesFolder: string,
  memoryBudget: MemoryBudget,
): Promise<void> {
  const dataFolder = config.UMKREIS_DATA;
  const folders: [prefix: string, folder: string, preCompressed: boolean][] = [
    ['/releases/', releasesFolder, true],
    ['/json/', path.join(dataFolder, 'json'), true],
    ['/basemap/', path.join(dataFolder, 'basemap'), false],
    ['/branches/', path.join(dataFolder, 'branches'), false],
  ];
  const media = readMediaConfig();
  if (media.STORE === 's3')
    registerBucketMedia(app, await openMediaStore(dataFolder, media), {
      queue: createQueue('READS', config),
      memoryBudget,
    });
  else folders.push(['/media/', mediaFolder(dataFolder), false]);
  for (const [index, [prefix, root, preCompressed]] of folders.entries()) {
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix,
      preCompressed,
      index: false,
      dotfiles: 'deny',
      decorateReply: index === 0,
      setHeaders(response, file) {
        const mutable = /(mf-manifest|releases)\.json(\.br|\.gz)?$/.test(file);
        const cacheControl = prefix === '/branches/' ? `max-age=${REPLACED_S}` : `max-age=${YEAR_S}, immutable`;
        response.header('Cache-Control', mutable ? 'no-cache' : `public, ${cacheControl}`);
        response.header('Access-Control-Allow-Origin', '*');
      },
    });
  }
}
