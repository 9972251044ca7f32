import multipart from '@fastify/multipart';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { PlaceFileError } from '@umkreis/place-files/reading/place-file-error.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { WorkBudget } from '../http/work-budget.ts';
import { importItems } from './import-items.ts';
import { loadMapping, storeMapping } from './import-mappings.repository.ts';
import { listImports } from './imports.repository.ts';
import { readForm } from './read-form.ts';
import { readInThread } from './read-in-thread.ts';
import { undoImport } from './undo-import.ts';

/** Bytes per account and hour */
const BUDGET = [{ bytes: 400 * 1024 ** 2, windowS: 3600 }];
/** Reading time per account and minute, ms */
const READING_MS = 30_000;

/** Import of places from files: reading, mapping, writing and undoing. */
export async function placeImportsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  await app.register(multipart);
  addFileReading(app, context);
  addImports(app, context);
}

function addFileReading(app: TypedApp, { db }: ApiContext): void {
  const readings = new WorkBudget(READING_MS, 60);

  app.handle(
    'PUT /branches/{branchShortId}/imports/file/',
    async (request) => {
      const { branchShortId } = request.params;
      const person = personOf(request);
      assertBranch(person, branchShortId);
      await readings.assertLeft(person.email);
      const bytes = await readForm(request);
      const table = await readings
        .spend(person.email, () => readInThread(bytes))
        .catch((error: unknown) => {
          throw error instanceof PlaceFileError ? unreadable(error) : error;
        });
      return { ...table, mapping: await loadMapping(db, branchShortId, table.columns) };
    },
    { preValidation: byteBudget(BUDGET, (request) => personOf(request).email) },
  );
}

const unreadable = ({ fault }: PlaceFileError) =>
  new ProblemError(422, 'unreadable-file', 'The file cannot be read', { errors: [{ field: '/file', message: fault }] });

const mayWriteOf =
  ({ role, branchShortIds }: Person) =>
  (owner: number) =>
    role === 'staff' || branchShortIds.includes(owner);

function addImports(app: TypedApp, { db, reads, content }: ApiContext): void {
  const placeOf = createPlaceOf(content);

  app.handle('PUT /items/import/', async (request) => {
    const person = personOf(request);
    const { branchShortId: owner, ...body } = request.body;
    assertBranch(person, owner);
    return importItems(db, reads, { ...body, owner, author: person.email, mayWrite: mayWriteOf(person), placeOf });
  });

  app.handle('PUT /imports/mapping/', async (request) => {
    const { branchShortId, columns, mapping } = request.body;
    assertBranch(personOf(request), branchShortId);
    await transact(db, branchShortId, (trx) => storeMapping(trx, branchShortId, columns, mapping));
    return mapping;
  });

  app.handle('GET /branches/{branchShortId}/imports/', async (request) => {
    assertBranch(personOf(request), request.params.branchShortId);
    return listImports(db, request.params.branchShortId);
  });

  app.handle('PUT /imports/{id}/undo/', async (request) => {
    const person = personOf(request);
    const { branchShortId: branch } = request.body;
    assertBranch(person, branch);
    return undoImport(db, { branch, id: request.params.id, author: person.email, mayWrite: mayWriteOf(person) });
  });
}
