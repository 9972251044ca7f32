import path from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isDatabaseOutage } from '@umkreis/db/database-problem.ts';
import { DatabaseWatch } from '@umkreis/db/database-watch.ts';
import { ReadRouting } from '@umkreis/db/replica/read-routing.ts';
import { BucketWatch } from '@umkreis/object-storage/bucket-watch.ts';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { createGuardedServer } from '@umkreis/serving/guarded-server.ts';
import { addBuildMetrics } from '@umkreis/serving/build-metrics.ts';
import { JobRuns } from '@umkreis/serving/job-runs.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { measureRequests } from '@umkreis/serving/process-metrics.ts';
import { followRequests, requestIdOptions } from '@umkreis/serving/trace/follow-requests.ts';
import { isProbe } from '@umkreis/serving/trace/request-trace.ts';
import { registerAccountLimits } from './auth/account-limits.ts';
import { createAuthenticator } from './auth/authenticator.ts';
import { registerGuard } from './auth/guard.ts';
import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import { issuerKeysUrl, type ApiConfig } from './config/config.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { namedFiles } from '@umkreis/content/named-files.repository.ts';
import type { ApiContext } from './context/context.ts';
import { addContentMetrics } from '@umkreis/background-jobs/metrics/content-metrics.ts';
import { DocumentCache } from './http/document-cache.ts';
import { registerErrorHandler, sendFrameworkError } from './http/error-handler.ts';
import { PUBLIC_BODY, registerInputLimits } from './http/input-limits.ts';
import { removeLeftOvers } from '@umkreis/serving/atomic-file.ts';
import { StorageState } from '@umkreis/serving/storage-state.ts';
import { validateInput } from './http/validate-input.ts';
import { Jobs } from '@umkreis/background-jobs/jobs.ts';
import { RenditionQueue } from '@umkreis/media-files/rendition-queue.ts';
import { addHealthMetrics } from './watches/health-metrics.ts';
import { ServiceWatch } from './watches/service-watch.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import { serializeOutput } from './http/serialize-output.ts';
import { registerRoutes } from './routes.ts';
import { CachedEventful } from './events/cached-eventful.ts';
import { IssuerKeys } from './issuer/issuer-keys.ts';
import { ReferenceNames } from './search-names/reference-names.ts';
import { FollowedSnapshots } from './snapshots/followed-snapshots.ts';
import { SnapshotStore } from '@umkreis/content/snapshots/snapshot-store.ts';

/** A 20 MB picture and the multipart form around it, bytes. */
const LARGEST_UPLOAD = 24 * 1024 * 1024;

export interface ApiOptions {
  db: Db;
  /** A replica for some reads; omitted: there is none. */
  replica?: Db | undefined;
  dataDir: string;
  config: ApiConfig;
  /** Storage of media; default: MEDIA_STORE. */
  mediaStore?: MediaStore;
  /** Adds hooks for all routes, before they are registered. */
  prepare?(app: FastifyInstance): void;
}

/** A server without routes. */
const createServer = (config: ApiConfig): FastifyInstance =>
  Fastify({
    logger: processLog('api', config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: isProbe }),
    ...requestIdOptions,
    bodyLimit: PUBLIC_BODY,
    trustProxy: config.API_TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    forceCloseConnections: true,
    frameworkErrors: sendFrameworkError,
    // Most connections come from the edge, which limits them per visitor.
    serverFactory: (handle) => createGuardedServer(handle, { ...config, largestBody: LARGEST_UPLOAD }),
  });

/**
 * The REST API. `ready()` reads the branches and adopts the existing snapshots; `close()` ends its own work but
 * leaves the databases open.
 */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { db, replica, dataDir, config, mediaStore, prepare } = options;
  const runsJobs = config.RUNS_JOBS === 'true';
  const app = createServer(config);
  prepare?.(app);
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializeOutput);
  measureRequests(app, 'api');
  followRequests(app);
  const end = new GracefulEnd(app);
  const mediaConfig = readMediaConfig();
  const storage = new StorageState(dataDir, () => namedFiles(db, !mediaStore && mediaConfig.STORE === 'disk'));
  registerErrorHandler(app, storage);
  registerInputLimits(app);

  const env = snapshotEnv(config);
  const states = new StateLog(app.log);
  const database = new DatabaseWatch({ db, log: states });
  const reads = new ReadRouting({ primary: db, replica, log: states });
  const content = new ContentState(db, path.join(dataDir, `content-${env}.json`), branchConfigs, database);
  const runs = new JobRuns({ log: states, isOutage: isDatabaseOutage });
  const snapshots = runsJobs
    ? new SnapshotStore({ db, content, dataDir, storage, env, runs, log: app.log })
    : new FollowedSnapshots({ db, content, dataDir, env, log: app.log });
  const service = new ServiceWatch({ db, snapshots, storage, log: states, hasOwnProcess: !runsJobs });
  const mediaWatch = new BucketWatch({ config: mediaConfig, name: 'the bucket of the media', log: states });
  const documentsFolder = path.join(dataDir, 'documents', env);
  const documents = new DocumentCache(documentsFolder);
  const keys = new IssuerKeys(issuerKeysUrl(config), states);
  const authenticate = createAuthenticator(db, config, keys);
  registerGuard(app, authenticate);
  registerAccountLimits(app, config);
  const media = mediaStore ?? (await openMediaStore(dataDir));
  const renditions = new RenditionQueue({ db, store: media, log: app.log });
  const names = new ReferenceNames(db, content);
  const eventful = new CachedEventful(db, content);
  const jobs = new Jobs({ db, config, content, renditions, runs, log: app.log });
  const context: ApiContext = {
    end,
    storage,
    names,
    eventful,
    db,
    reads,
    config,
    content,
    snapshots,
    documents,
    authenticate,
    media,
    renditions,
    watches: { database, replica: reads, storage, media: mediaWatch, service, issuer: keys },
  };

  addContentMetrics(app.metrics, { ...context, dataDir, runs });
  addHealthMetrics(app.metrics, context.watches);
  addBuildMetrics(app.metrics, packageVersion(path.join(import.meta.dirname, '..')));

  await registerEndpoints(app);
  await registerRoutes(app, context);

  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.right !== 'public' && request.method !== 'GET' && reply.statusCode < 300)
      content.soon();
  });
  app.addHook('onReady', async () => {
    for (const folder of [dataDir, documentsFolder]) await removeLeftOvers(folder).catch(() => {});
    await content.open();
    await snapshots.start();
    content.start();
    reads.start();
    service.start();
    mediaWatch.start();
    if (runsJobs) jobs.start();
  });
  app.addHook('onClose', async () => {
    content.stop();
    keys.stop();
    await Promise.all([service.stop(), mediaWatch.stop(), reads.stop()]);
    await snapshots.stop();
    await jobs.stop();
  });
  return app;
}
