import path from 'node:path';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Db } from '@umkreis/db/database.ts';
import type { MediaStore } from '@umkreis/media/media-store.ts';
import { openMediaStore } from '@umkreis/media/open-store.ts';
import { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { createGuardedServer } from '@umkreis/serving/guarded-server.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { measureRequests } from '@umkreis/serving/process-metrics.ts';
import { registerApiFigures } from './api-figures.ts';
import { createAuthenticator } from './auth/authenticator.ts';
import { registerGuard } from './auth/guard.ts';
import { branchSettingsRoutes } from './branches/branch-settings.routes.ts';
import { branchesRoutes } from './branches/branches.routes.ts';
import { changeRequestsRoutes } from './change-requests/change-requests.routes.ts';
import { snapshotEnv, type ApiConfig } from './config.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { contestWritesRoutes } from './contests/contest-writes.routes.ts';
import { contestsRoutes } from './contests/contests.routes.ts';
import type { ApiContext } from './context.ts';
import { departuresRoutes } from './departures/departures.routes.ts';
import { eventRevisionsRoutes } from './events/event-revisions.routes.ts';
import { calendarRoutes } from './events/calendar/calendar.routes.ts';
import { eventWritesRoutes } from './events/event-writes.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { geographyRoutes } from './geography/geography.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { Jobs } from './jobs.ts';
import { registerDepthLimit } from './http/depth-limit.ts';
import { DocumentCache } from './http/document-cache.ts';
import { registerErrorHandler, sendFrameworkError } from './http/error-handler.ts';
import { removeLeftOvers } from './http/kept-file.ts';
import { sendDocument } from './http/send-document.ts';
import { StorageState } from './http/storage-state.ts';
import type { TypedApp } from './http/typed-app.ts';
import { itemSearchRoutes } from './item-search/item-search.routes.ts';
import { ReferenceNames } from './item-search/reference-names.ts';
import { itemTilesRoutes } from './item-tiles/item-tiles.routes.ts';
import { bulkRoutes } from './items/bulk/bulk.routes.ts';
import { dashboardItemsRoutes } from './items/dashboard-items.routes.ts';
import { itemCreationRoutes } from './items/item-creation.routes.ts';
import { itemGeometryRoutes } from './items/item-geometry.routes.ts';
import { itemLinksRoutes } from './items/item-links.routes.ts';
import { itemPartsRoutes } from './items/item-parts.routes.ts';
import { itemsRoutes } from './items/items.routes.ts';
import { mergeRoutes } from './items/merge/merge.routes.ts';
import { transferRoutes } from './items/transfer/transfer.routes.ts';
import { heartbeatsRoutes } from './branches/heartbeats.routes.ts';
import { kiosksRoutes } from './branches/kiosks.routes.ts';
import { listWritesRoutes } from './lists/list-writes.routes.ts';
import { suggestionsRoutes } from './pages/suggestions.routes.ts';
import { listsRoutes } from './lists/lists.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { RenditionQueue } from './media/rendition-queue.ts';
import { figuresRoutes } from './metrics/figures.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { listedPlacesRoutes } from './pages/listed-places.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { referenceWritesRoutes } from './reference/reference-writes.routes.ts';
import { translationsRoutes } from './reference/translations.routes.ts';
import { symbolsRoutes } from './reference/symbols.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { shortcutWritesRoutes } from './shortcuts/shortcut-writes.routes.ts';
import { completeOpenApi, type OpenApi } from './openapi/complete-openapi.ts';
import { rememberContract } from './openapi/contracts.ts';
import { ContentState } from './snapshots/content-state.ts';
import { FollowedSnapshots } from './snapshots/followed-snapshots.ts';
import { SnapshotStore } from './snapshots/snapshot-store.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { streetsRoutes } from './streets/streets.routes.ts';

const LARGEST_BODY = 1024 * 1024;
/** A picture of 20 MB with its form around it, bytes */
const LARGEST_UPLOAD = 24 * 1024 * 1024;

export interface ApiOptions {
  db: Db;
  dataDir: string;
  config: ApiConfig;
  /** Where media lie; default what MEDIA_STORE says. */
  mediaStore?: MediaStore;
  /** What logs call the process. */
  role?: 'api' | 'jobs';
}

/**
 * The REST API. `ready()` reads the branches and takes over the snapshots; `close()` ends its own work, not the
 * database.
 */
export async function createApi({
  db,
  dataDir,
  config,
  mediaStore,
  role = 'api',
}: ApiOptions): Promise<FastifyInstance> {
  const runsJobs = config.RUNS_JOBS === 'true';
  const app = Fastify({
    logger: processLog(role, config.LOG_LEVEL),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.API_TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    forceCloseConnections: true,
    frameworkErrors: sendFrameworkError,
    // Most of its connections come from the edge, which has a bound per visitor.
    serverFactory: (handle) => createGuardedServer(handle, { ...config, largestBody: LARGEST_UPLOAD }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  measureRequests(app, role);
  const end = new GracefulEnd(app);
  const storage = new StorageState(dataDir);
  registerErrorHandler(app, storage);
  registerDepthLimit(app);

  const content = new ContentState(db, path.join(dataDir, `content-${snapshotEnv(config)}.json`));
  const env = snapshotEnv(config);
  const snapshots = runsJobs
    ? new SnapshotStore({ db, content, dataDir, storage, env, log: app.log })
    : new FollowedSnapshots({ db, content, dataDir, env, log: app.log });
  const documentsFolder = path.join(dataDir, 'documents', snapshotEnv(config));
  const documents = new DocumentCache(documentsFolder);
  const authenticate = createAuthenticator(db, config);
  registerGuard(app, authenticate);
  const media = mediaStore ?? (await openMediaStore(dataDir));
  const renditions = new RenditionQueue({ db, store: media, log: app.log });
  const names = new ReferenceNames(db, content);
  const jobs = new Jobs({ db, config, content, renditions, log: app.log });
  const context: ApiContext = {
    end,
    storage,
    names,
    db,
    config,
    content,
    snapshots,
    documents,
    authenticate,
    media,
    renditions,
  };

  registerApiFigures(app, context);

  app.decorate('contracts', new Map());
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.PRODUCT_NAME} API`, version: config.PRODUCT_VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0]);
      rememberContract(app.contracts, route);
      const right = (route.route.config as { right?: string } | undefined)?.right;
      return { url, schema: right && right !== 'public' ? { ...schema, security: [{ bearer: [] }] } : schema };
    },
    transformObject: jsonSchemaTransformObject,
  });
  for (const routes of [
    healthRoutes,
    branchesRoutes,
    branchSettingsRoutes,
    referenceRoutes,
    referenceWritesRoutes,
    symbolsRoutes,
    translationsRoutes,
    geographyRoutes,
    itemsRoutes,
    itemSearchRoutes,
    suggestionsRoutes,
    itemTilesRoutes,
    dashboardItemsRoutes,
    bulkRoutes,
    mergeRoutes,
    transferRoutes,
    itemCreationRoutes,
    itemLinksRoutes,
    itemPartsRoutes,
    itemGeometryRoutes,
    mediaRoutes,
    streetsRoutes,
    pagesRoutes,
    listedPlacesRoutes,
    departuresRoutes,
    eventsRoutes,
    eventWritesRoutes,
    calendarRoutes,
    eventRevisionsRoutes,
    listsRoutes,
    listWritesRoutes,
    shortcutWritesRoutes,
    contestsRoutes,
    contestWritesRoutes,
    kiosksRoutes,
    heartbeatsRoutes,
    changeRequestsRoutes,
    chatRoutes,
    staffRoutes,
    metricsRoutes,
    figuresRoutes,
  ]) {
    await app.register(async (scope) => routes(scope.withTypeProvider() as unknown as TypedApp, context));
  }
  app.get('/openapi.json', { config: { right: 'public' }, schema: { hide: true } }, async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('openapi', '1', async () => completeOpenApi(app.swagger() as unknown as OpenApi)),
    ),
  );

  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.right !== 'public' && request.method !== 'GET' && reply.statusCode < 300)
      content.soon();
  });
  app.addHook('onReady', async () => {
    for (const folder of [dataDir, documentsFolder]) await removeLeftOvers(folder).catch(() => {});
    await content.open();
    await snapshots.start();
    content.start();
    if (runsJobs) jobs.start();
  });
  app.addHook('onClose', async () => {
    content.stop();
    await snapshots.stop();
    await jobs.stop();
  });
  return app;
}
