import { personOf } from '../auth/guard.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import { assertActive } from '../content/assert-active.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dashboardEvents, recentEvents } from './visible-events.repository.ts';

const HOUR_MS = 3_600_000;

export async function eventsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  const zoneOf = timeZoneOf(content);
  app.handle('GET /events/branchshortid/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    assertActive(content, id);
    const version = `${content.versionOf(id)}|${Math.floor(Date.now() / HOUR_MS)}`;
    return sendDocument(
      request,
      reply,
      await documents.get(`events/${id}`, version, () => recentEvents(db, { branchShortId: id }, zoneOf)),
    );
  });

  app.handle('GET /events/', async (request, reply) => {
    const version = `${content.version}|${Math.floor(Date.now() / HOUR_MS)}`;
    return sendDocument(
      request,
      reply,
      await documents.get('events', version, () =>
        recentEvents(db, { owners: content.branches.get(0)?.owners ?? [] }, zoneOf),
      ),
    );
  });

  app.handle('GET /events/dashboard/', async (request) => {
    const { query } = request;
    const { events, total } = await dashboardEvents(db, visibleOwners(personOf(request), query.branch, content), query);
    return { events, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
  });
}
