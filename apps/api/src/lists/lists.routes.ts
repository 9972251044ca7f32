import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadFeatured, loadPublicLists } from './lists.repository.ts';

const FRESH_MS = 3000;

export async function listsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  const version = () => `${content.version}|${Math.floor(Date.now() / FRESH_MS)}`;
  app.handle('GET /lists/', async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('lists', version(), async () =>
        (await loadPublicLists(db)).filter(
          ({ branchShortId }) => branchShortId === null || content.isActive(branchShortId),
        ),
      ),
    ),
  );
  app.handle('GET /featured/', async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('featured', version(), async () =>
        (await loadFeatured(db)).filter(({ branchShortId }) => content.isActive(branchShortId)),
      ),
    ),
  );
}
