import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findOwner, loadPages } from './pages.repository.ts';

export async function pagesRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  app.handle('GET /pages/branchshortid/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    assertActive(content, id);
    const { part } = request.query;
    return sendDocument(
      request,
      reply,
      await documents.get(`pages/${id}/${part}`, `${content.versionOf(id)}|${quarterHour()}`, () =>
        loadPages(db, id, part),
      ),
    );
  });

  app.handle('GET /pages/owners/{kind}/{nanoId}', async (request, reply) => {
    const { kind, nanoId } = request.params;
    const owner = await findOwner(db, kind, nanoId);
    if (owner === undefined || !content.isActive(owner)) throw notFound('Page');
    reply.header('Cache-Control', 'no-cache');
    return { branchShortId: owner };
  });
}
