import { building, street } from '@umkreis/contract/street.ts';
import { z } from 'zod';
import { assertActive, branchParams } from '../content/branch-params.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadBuildings, loadStreets } from './streets.repository.ts';

export async function streetsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  app.get(
    '/streets/branchshortid/:branchShortId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Streets of a branch',
        tags: ['streets'],
        params: branchParams,
        response: { 200: z.array(street) },
      },
    },
    async (request, reply) => {
      const id = request.params.branchShortId;
      assertActive(content, id);
      return sendDocument(
        request,
        reply,
        await documents.get(`streets/${id}`, content.versionOf(id), () =>
          loadStreets(db, content.branches.get(id)?.owners ?? []),
        ),
      );
    },
  );

  app.get(
    '/buildings/branchshortid/:branchShortId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Buildings of a branch',
        tags: ['streets'],
        params: branchParams,
        response: { 200: z.array(building) },
      },
    },
    async (request, reply) => {
      const id = request.params.branchShortId;
      assertActive(content, id);
      return sendDocument(
        request,
        reply,
        await documents.get(`buildings/${id}`, content.versionOf(id), () =>
          loadBuildings(db, content.branches.get(id)?.owners ?? []),
        ),
      );
    },
  );
}
