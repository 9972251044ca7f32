import type { Db } from '@umkreis/db/database.ts';
import type { ZodType } from 'zod';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';

/** Reference data has no version of its own: it is read again at this interval, and when any content changes. */
const FRESH_MS = 3000;

/** A table of reference data as read by visitors: complete, as it is small. */
export interface PublicTable {
  path: string;
  summary: string;
  schema: ZodType;
  load(db: Db): Promise<unknown>;
}

export function sendTable(
  app: TypedApp,
  { db, content, documents }: ApiContext,
  { path, summary, schema, load }: PublicTable,
): void {
  app.get(
    path,
    { config: { right: 'public' }, schema: { summary, tags: ['reference data'], response: { 200: schema } } },
    async (request, reply) =>
      sendDocument(
        request,
        reply,
        await documents.get(path, `${content.version}|${Math.floor(Date.now() / FRESH_MS)}`, () => load(db)),
      ),
  );
}
