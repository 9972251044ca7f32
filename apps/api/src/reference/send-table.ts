import type { Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';

/** Reference data has no version of its own: it is read again at this interval, and when any content changes. */
const FRESH_MS = 3000;

/** Sends a table of reference data to visitors: complete, as it is small. Its document is cached by its path. */
export function sendTable(
  app: TypedApp,
  { db, content, documents }: ApiContext,
  operation: Extract<Operation, `GET ${string}/`>,
  load: (db: Db) => Promise<unknown>,
): void {
  const path = operation.slice('GET '.length);
  app.handle(operation, async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get(path, `${content.version}|${Math.floor(Date.now() / FRESH_MS)}`, () => load(db)),
    ),
  );
}
