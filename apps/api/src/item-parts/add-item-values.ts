import { isDeepStrictEqual } from 'node:util';
import type { ReceivedBy, ReturnedBy } from '@umkreis/contract/endpoints/endpoints.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { findById } from '../items/item.repository.ts';
import { assertItemLimit } from './draft-limits.repository.ts';
import {
  findLinked,
  insertDraft,
  linkedValue,
  takeDraft,
  writeDraft,
  type ValueTables,
} from './item-values.repository.ts';

type Field = ValueTables['column'];

/** Values of one kind, which endpoints create as drafts, write, and link to an item. */
export interface ItemValues<Name extends Field> extends ValueTables {
  column: Name;
  /** Name in 404 errors. */
  name: string;
  /** Error for a draft that does not exist. */
  noDraft: string;
  /** Adds the value of a draft to an item. */
  insert(
    trx: Trx,
    key: ItemKey,
    body: ReceivedBy<`POST /items/${Name}s/`>['body'],
    value: object,
    id: string,
  ): Promise<ReturnedBy<`POST /items/${Name}s/`>>;
  /** Writes a value that is linked. @returns whether it existed */
  write(trx: Trx, key: ItemKey, id: string, body: ReceivedBy<`PUT /${Name}s/{id}`>['body']): Promise<boolean>;
}

/** Fields of a write that only apply to a linked value: it is not found if it is a draft. */
interface LinkedFields {
  base: object;
  type: number;
  others: object[];
}

/** Registers the endpoints that create drafts, write values and link them to items. */
export function addItemValues<Name extends Field>(app: TypedApp, { db }: ApiContext, values: ItemValues<Name>): void {
  const { column, linked, name } = values;
  // The compiler cannot resolve the types of endpoints whose name is a type parameter.
  const handle = app.handle.bind(app) as unknown as (
    operation: string,
    handler: (request: FastifyRequest) => Promise<unknown>,
  ) => void;

  handle(`POST /${column}s/`, async (request) => {
    const { [column]: value } = request.body as Record<Field, object>;
    return { id: await insertDraft(db, values, value, personOf(request).email) };
  });

  handle(`PUT /${column}s/{id}`, async (request) => {
    const { params, body } = request as { params: { id: string }; body: Record<Field, object> & { id?: string } };
    assertSameId({ params, body });
    const { id } = params;
    const { [column]: value, base, type, others } = body as typeof body & Partial<LinkedFields>;
    const person = personOf(request);
    const isOnlyValue = type === undefined && !others;
    if (isOnlyValue && (await writeDraft(db, values, id, value, person.email))) return { id };
    const key = owned(person, await findLinked(db, values, id), name);
    const edit = { author: person.email, action: `${column}-update`, tables: [linked] } as const;
    const isWritten = await editItem(db, key, edit, async (trx, { version }) => {
      if (base)
        assertUnchanged(column, { base, yours: value, theirs: await linkedValue(trx, values, key, id), version });
      return values.write(trx, key, id, body as unknown as ReceivedBy<`PUT /${Name}s/{id}`>['body']);
    });
    if (!isWritten) throw notFound(name);
    return { id };
  });

  handle(`POST /items/${column}s/`, async (request) => {
    const body = request.body as ReceivedBy<`POST /items/${Name}s/`>['body'];
    const draftId = (body as unknown as Record<`${Field}Id`, string>)[`${column}Id`];
    const person = personOf(request);
    const key = owned(person, await findById(db, body.itemId), 'Item');
    const edit = { author: person.email, action: `${column}-create`, tables: [linked] } as const;
    const link = await editItem(db, key, edit, async (trx) => {
      await assertItemLimit(trx, linked, key);
      const draft = await takeDraft(trx, values, draftId, person.email);
      return draft && values.insert(trx, key, body, draft.value, draft.id);
    });
    if (!link) throw invalidField(`/${column}Id`, values.noDraft);
    return link;
  });
}

interface Versions {
  base: object;
  yours: object;
  theirs: object | undefined;
  /** Version of the item. */
  version: number;
}

/** @throws ProblemError 409 if somebody else changed the value since the person saw `base` */
function assertUnchanged(field: string, { base, yours, theirs, version }: Versions): void {
  if (!theirs || isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, yours)) return;
  throw new ProblemError(409, 'conflict', 'Somebody else changed the geometry', {
    detail: 'Look at theirs and send one of the two.',
    currentVersion: version,
    conflicts: [{ field, yours, theirs }],
  });
}
