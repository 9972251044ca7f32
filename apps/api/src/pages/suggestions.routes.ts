import { z } from 'zod';
import { itemSuggestions } from '@umkreis/contract/item.ts';
import { branchShortId } from '@umkreis/contract/ref.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadSuggestions } from './suggestions.repository.ts';

export async function suggestionsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  app.get(
    '/items/suggestions/',
    {
      config: { right: 'public' },
      schema: {
        summary: 'What a region has to offer, for pages that no editor has filled',
        tags: ['items'],
        querystring: z.object({
          branch: z.coerce
            .number()
            .pipe(branchShortId)
            .optional()
            .describe('Only what this branch includes; if omitted, what the main site includes'),
        }),
        response: { 200: itemSuggestions },
      },
    },
    async (request, reply) => {
      const { branch = 0 } = request.query;
      const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
      return sendDocument(
        request,
        reply,
        await documents.get(`suggestions/${branch}`, `${content.versionOf(branch)}|${quarterHour()}`, () =>
          loadSuggestions(db, owners, new Date()),
        ),
      );
    },
  );
}
