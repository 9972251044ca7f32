import type { FastifyInstance } from 'fastify';
import { addCounter } from '@umkreis/serving/process-metrics.ts';
import type { Site } from './site.ts';

/** Counts requests by the branch of their host, which shows a branch that uses much more than others. */
export function countBranchRequests(app: FastifyInstance, { lastBranchOf }: Pick<Site, 'lastBranchOf'>): void {
  const count = addCounter(app.metrics, {
    name: 'umkreis_branch_requests_total',
    help: 'Requests by branch of the host; 0 is the main site, none is an unknown host',
    labels: ['branch', 'result'],
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const branch = lastBranchOf(request);
    count({ branch: branch === undefined ? 'none' : String(branch?.shortId ?? 0), result: resultOf(statusCode) });
  });
}

/** limited: beyond a limit of its client */
const resultOf = (status: number) => (status === 429 ? 'limited' : status >= 500 ? 'failed' : 'served');
