import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { buildOpenApi } from './build-openapi.ts';

/** The API's OpenAPI document. */
export async function openApiRoutes(app: TypedApp, { documents, config }: ApiContext): Promise<void> {
  app.handle('GET /openapi.json', async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('openapi', '1', async () =>
        buildOpenApi({ title: `${config.PRODUCT_NAME} API`, version: config.PRODUCT_VERSION }),
      ),
    ),
  );
}
