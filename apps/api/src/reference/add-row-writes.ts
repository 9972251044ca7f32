import type { Operation, ReceivedBy, ReturnedBy } from '@umkreis/contract/endpoints/endpoints.ts';
import type { ReferenceKind } from '@umkreis/contract/reference-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { assertBranchOrAll, branchOfNew } from '../auth/branch-or-all.ts';
import { personOf } from '../auth/guard.ts';
import type { Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editReference } from './edit-reference.ts';
import type { ReferenceEdit } from './reference-revisions.repository.ts';

/** Paths with endpoints that create, update and delete rows: POST at the path itself, PUT and DELETE below it by ID. */
type WritablePath = {
  [O in Operation]: O extends `POST ${infer Path}`
    ? `PUT ${Path}{id}` | `DELETE ${Path}{id}` extends Operation
      ? Path
      : never
    : never;
}[Operation];

type Creates<Path extends WritablePath> = Extract<Operation, `POST ${Path}`>;
type Updates<Path extends WritablePath> = Extract<Operation, `PUT ${Path}{id}`>;
type FieldsOfNew<Path extends WritablePath> = ReceivedBy<Creates<Path>>['body'];
type FieldsOfUpdate<Path extends WritablePath> = ReceivedBy<Updates<Path>>['body'];
type RowOf<Path extends WritablePath> = object & ReturnedBy<Updates<Path>>;

interface RowKey {
  id: string;
  /** Branch that it belongs to; null: all. */
  branchShortId: number | null;
}

/** Rows of one kind, and how they are written. The types of rows and fields are those of the endpoints at `path`. */
export interface RowKind<Path extends WritablePath> {
  path: Path;
  kind: ReferenceKind;
  /** Name in 404 errors. */
  name: string;
  /** Whether rows have a field `branchShortId`, by which editors of that branch may write them; others: staff only. */
  isOfBranch: boolean;
  /** Cached documents that contain the rows. */
  documents: readonly string[];
  /** @returns the row as the endpoints return it and the history records it */
  load(db: Db, id: string): Promise<RowOf<Path> | undefined>;
  /** ID of a new row; default: a random one. */
  idOf?(fields: FieldsOfNew<Path>): string;
  insert(trx: Trx, key: RowKey, fields: FieldsOfNew<Path>): Promise<void>;
  /** @param row before the write */
  write(trx: Trx, key: RowKey, fields: FieldsOfUpdate<Path>, row: RowOf<Path>): Promise<void>;
  remove(trx: Trx, id: string): Promise<void>;
}

/** Access to the rows of a kind for endpoints of its own. */
export interface WritableRows<Row> {
  /** @throws ProblemError 404 if it does not exist, 403 if the person may not write it */
  found(person: Person, id: string): Promise<{ row: Row; key: RowKey }>;
  /** Writes a row with its revision. @returns its new state, undefined once deleted. @throws like `found` */
  edit(
    person: Person,
    id: string,
    action: ReferenceEdit['action'],
    work: (trx: Trx, key: RowKey, row: Row) => Promise<void>,
  ): Promise<Row | undefined>;
}

/** Registers the endpoints that create, update and delete rows of a kind. */
export function addRowWrites<Path extends WritablePath>(
  app: TypedApp,
  context: ApiContext,
  kind: RowKind<Path>,
): WritableRows<RowOf<Path>> {
  const rows = writableRows(context, kind);
  const { path, isOfBranch } = kind;
  // The compiler cannot resolve the types of endpoints whose path is a type parameter: they are those of `RowKind`.
  const handle = app.handle.bind(app) as unknown as (
    operation: string,
    handler: (request: FastifyRequest & { params: { id: string } }) => Promise<unknown>,
  ) => void;

  handle(`POST ${path}`, async (request) => {
    const person = personOf(request);
    const fields = request.body as FieldsOfNew<Path>;
    const { branchShortId } = fields as Partial<RowKey>;
    const key = {
      id: kind.idOf?.(fields) ?? uuidv7(),
      branchShortId: isOfBranch ? branchOfNew(person, branchShortId) : null,
    };
    const created = await editReference(context.db, editOf(kind, key, person, 'create'), kind.load, (trx) =>
      kind.insert(trx, key, fields),
    );
    renew(context, kind);
    return created;
  });

  handle(`PUT ${path}{id}`, async (request) => {
    const fields = request.body as FieldsOfUpdate<Path>;
    assertSameId({ params: request.params, body: fields as { id?: string } });
    return rows.edit(personOf(request), request.params.id, 'update', (trx, key, row) =>
      kind.write(trx, key, fields, row),
    );
  });

  handle(`DELETE ${path}{id}`, async (request) => {
    const id = request.params.id.toLowerCase();
    await rows.edit(personOf(request), id, 'delete', (trx) => kind.remove(trx, id));
    return { id };
  });

  return rows;
}

function writableRows<Path extends WritablePath>(context: ApiContext, kind: RowKind<Path>): WritableRows<RowOf<Path>> {
  const found: WritableRows<RowOf<Path>>['found'] = async (person, someId) => {
    const id = someId.toLowerCase();
    const row = await kind.load(context.db, id);
    if (!row) throw notFound(kind.name);
    const key = { id, branchShortId: kind.isOfBranch ? (row as RowKey).branchShortId : null };
    assertBranchOrAll(person, key.branchShortId);
    return { row, key };
  };
  return {
    found,
    async edit(person, id, action, work) {
      const { key } = await found(person, id);
      const after = await editReference(context.db, editOf(kind, key, person, action), kind.load, (trx, before) =>
        work(trx, key, before as RowOf<Path>),
      );
      renew(context, kind);
      return after;
    },
  };
}

const editOf = (
  { kind }: { kind: ReferenceKind },
  key: RowKey,
  { email: author }: Person,
  action: ReferenceEdit['action'],
): ReferenceEdit => ({ kind, ...key, author, action });

function renew({ documents }: ApiContext, kind: { documents: readonly string[] }): void {
  for (const name of kind.documents) documents.renew(name);
}
