import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { noticesPath } from '@umkreis/contract/notices-path.ts';

const FILE = path.resolve(import.meta.dirname, '../../../THIRD-PARTY-NOTICES');
const DAY_S = 86_400;

/** Serves the licences of the software in pages and server. */
export function registerThirdPartyNotices(app: FastifyInstance): void {
  app.get(noticesPath, async (_request, reply) =>
    reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', `public, max-age=${DAY_S}`)
      .send(createReadStream(FILE)),
  );
}
