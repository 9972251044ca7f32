import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createGuardedServer } from '@umkreis/serving/guarded-server.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { requestIdOptions } from '@umkreis/serving/trace/follow-requests.ts';
import { isProbe } from '@umkreis/serving/trace/request-trace.ts';
import type { EdgeConfig } from './config.ts';
import { sendFrameworkError } from './edge-errors.ts';
import { LARGEST_UPLOAD } from './proxy/read-body.ts';
import { readableUrl } from './readable-url.ts';

/**
 * Maximum size of a body that the edge reads itself, i.e. failure reports, bytes. Proxied bodies have separate
 * limits.
 */
const LARGEST_OWN_BODY = 4096;

/** A server without routes that limits what one client may use. */
export const createServer = (config: EdgeConfig): FastifyInstance =>
  Fastify({
    logger: processLog('edge', config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: isProbe }),
    ...requestIdOptions,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: LARGEST_OWN_BODY,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    forceCloseConnections: true,
    frameworkErrors: sendFrameworkError,
    serverFactory: (handle) =>
      createGuardedServer(handle, {
        ...config,
        connectionsPerAddress: config.TRUST_PROXY === false ? config.LIMIT_CONNECTIONS_PER_ADDRESS : undefined,
        largestBody: LARGEST_UPLOAD,
      }),
  });
