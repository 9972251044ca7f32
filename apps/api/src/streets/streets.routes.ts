import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadBuildings, loadStreets } from './streets.repository.ts';

export async function streetsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  app.handle('GET /streets/branchshortid/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    assertActive(content, id);
    return sendDocument(
      request,
      reply,
      await documents.get(`streets/${id}`, content.versionOf(id), () =>
        loadStreets(db, content.branches.get(id)?.owners ?? []),
      ),
    );
  });

  app.handle('GET /buildings/branchshortid/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    assertActive(content, id);
    return sendDocument(
      request,
      reply,
      await documents.get(`buildings/${id}`, content.versionOf(id), () =>
        loadBuildings(db, content.branches.get(id)?.owners ?? []),
      ),
    );
  });
}
