import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadPages } from './pages.repository.ts';

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
}
