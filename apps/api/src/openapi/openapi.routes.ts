import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { completeOpenApi, type OpenApi } from './complete-openapi.ts';

/** The API's OpenAPI document. */
export async function openApiRoutes(app: TypedApp, { documents }: ApiContext): Promise<void> {
  app.get('/openapi.json', { config: { right: 'public' }, schema: { hide: true } }, async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('openapi', '1', async () => completeOpenApi(app.swagger() as unknown as OpenApi)),
    ),
  );
}
