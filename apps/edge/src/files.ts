import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readMediaConfig } from '@umkreis/media/media-config.ts';
import { mediaFolder, openMediaStore } from '@umkreis/media/open-store.ts';
import { registerBucketMedia } from './bucket-media.ts';

const YEAR_S = 31_536_000;

/** Files whose names change with their content: releases, snapshots, basemaps, media. */
export async function registerFiles(app: FastifyInstance, dataFolder: string, releasesFolder: string): Promise<void> {
  const folders: [prefix: string, folder: string, preCompressed: boolean][] = [
    ['/releases/', releasesFolder, true],
    ['/json/', path.join(dataFolder, 'json'), true],
    ['/basemap/', path.join(dataFolder, 'basemap'), false],
    ['/branches/', path.join(dataFolder, 'branches'), false],
  ];
  const media = readMediaConfig();
  if (media.MEDIA_STORE === 's3') registerBucketMedia(app, await openMediaStore(dataFolder, media));
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
        response.header('Cache-Control', mutable ? 'no-cache' : `public, max-age=${YEAR_S}, immutable`);
        response.header('Access-Control-Allow-Origin', '*');
      },
    });
  }
}
