import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadSuggestions } from './suggestions.repository.ts';

export async function suggestionsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  app.handle('GET /items/suggestions/', async (request, reply) => {
    const { branch = 0 } = request.query;
    const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
    return sendDocument(
      request,
      reply,
      await documents.get(`suggestions/${branch}`, `${content.versionOf(branch)}|${quarterHour()}`, () =>
        loadSuggestions(db, owners, new Date()),
      ),
    );
  });
}
