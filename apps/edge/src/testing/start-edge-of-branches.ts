import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import { readConfig } from '../config.ts';
import { createEdge } from '../edge.ts';

/**
 * An edge of guide.example whose API knows branches and nothing else.
 * @param settings of the edge, besides those of its hosts
 */
export async function startEdgeOfBranches(
  branches: readonly Partial<BranchConfig>[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ edge: FastifyInstance; close(): Promise<void> }> {
  const api = createServer((request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(request.url === '/branches/' ? branches : {})),
  ).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const edge = await createEdge(
    readConfig({
      ...settings,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      MAIN_HOST: 'guide.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      NODE_ENV: 'test',
    }),
  );
  return {
    edge,
    async close() {
      await edge.close();
      api.close();
    },
  };
}
