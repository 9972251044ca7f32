import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import type { Selectable } from 'kysely';
import type { ChangeRequestDecision } from '@umkreis/contract/change-request.ts';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { createItem } from '../item-writes/create-item.ts';
import { editItem } from '../item-history/edit-item.ts';
import { insertAddress, writeAddress } from '../item-parts/item-addresses.repository.ts';
import type { Changes, HistoryTable } from '../item-history/history-rows.repository.ts';
import { loadItem } from '../items/item.repository.ts';
import type { PlaceOf } from '../content/place-of.ts';
import { fieldsChangedSince } from '../item-history/revisions.repository.ts';
import { deleteDetailsOfKey, insertDetail, putDetail } from '../item-parts/write-detail.ts';
import { adaptChanges } from './adapt-changes.ts';
import { decideRequest } from './change-requests.repository.ts';
import { stateOf } from './difference.ts';
import type { Trx, Reader } from '../writing/transaction.ts';
import type { ItemKey } from '../items/item-key.ts';

type Request = Selectable<Database['change_requests']>;
interface Deciding {
  request: Request;
  decision: ChangeRequestDecision;
  author: string;
  placeOf: PlaceOf;
}

const tables: readonly HistoryTable[] = ['items', 'item_addresses', 'item_details'];
/** Proposed field → its name in the revisions of an item. */
const revisionField = (field: string) =>
  field === 'isPermanentlyClosed' ? 'datePermanentlyClosed' : field.startsWith('address.') ? 'address' : field;

/**
 * Writes what a visitor proposed, as the editor who accepts it; the revision names the request.
 * @returns id of the item
 * @throws ProblemError 409 with both values for fields that were written since, or when somebody else has decided
 */
export async function acceptRequest(db: Db, { request, decision, author, placeOf }: Deciding): Promise<string> {
  const proposed = chosen(request.changes as Changes, decision.fields);
  const changes = decision.values ? await adapted(db, request, proposed, decision.values, placeOf) : proposed;
  const taken = Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));
  const decide = async (trx: Trx, itemId: string) => {
    const decided = { state: 'accepted', reply: decision.reply, decidedBy: author, itemId, taken } as const;
    if (!(await decideRequest(trx, request, decided))) throw decidedAlready();
  };
  if (request.item_id === null) return createProposed(db, request, changes, author, placeOf, decide);
  const key = { owner_id: request.owner_id, id: request.item_id };
  await editItem(db, key, { author, action: `change-request:${request.id}`, tables }, async (trx, stored) => {
    await assertUnchanged(trx, key, changes, decision.version, stored.version);
    await writeChanges(trx, key, changes, placeOf);
    await decide(trx, key.id);
  });
  return key.id;
}

async function adapted(
  db: Db,
  { owner_id, item_id }: Request,
  changes: Changes,
  values: Readonly<Record<string, unknown>>,
  placeOf: PlaceOf,
): Promise<Changes> {
  const item = item_id === null ? null : ((await loadItem(db, { owner_id, id: item_id })) ?? null);
  const number = (field: 'lat' | 'lon') => Number(values[field] ?? changes[field]?.after ?? item?.[field] ?? 0);
  return adaptChanges(db, changes, values, item, placeOf(owner_id, { lat: number('lat'), lon: number('lon') }));
}

export const decidedAlready = () => new ProblemError(409, 'decided', 'Somebody has decided it already');

/** @throws ProblemError 400 for a field that is not proposed */
function chosen(changes: Changes, fields: readonly string[] | undefined): Changes {
  if (!fields) return changes;
  const unknown = fields.findIndex((field) => !changes[field]);
  if (unknown >= 0) throw invalidField(`/fields/${unknown}`, 'is not proposed');
  return Object.fromEntries(fields.map((field) => [field, changes[field]!]));
}

async function assertUnchanged(
  trx: Trx,
  key: ItemKey,
  changes: Changes,
  seen: number | undefined,
  version: number,
): Promise<void> {
  const item = await loadItem(trx, key);
  if (!item) throw notFound('Item');
  const now = stateOf(item);
  const written = seen === undefined ? undefined : await fieldsChangedSince(trx, key, seen, version);
  const isNews = (field: string) =>
    written === undefined || written === 'unknown'
      ? now(field) !== changes[field]!.before
      : written.has(revisionField(field));
  const conflicts =
    seen === version
      ? []
      : Object.keys(changes)
          .filter((field) => isNews(field) && now(field) !== changes[field]!.after)
          .map((field) => ({ field, yours: changes[field]!.after, theirs: now(field) }));
  if (conflicts.length) {
    throw new ProblemError(409, 'conflict', 'The item was changed since the request was sent', {
      detail: 'Leave the fields out, or accept with the current version.',
      conflicts,
      currentVersion: version,
    });
  }
}

async function writeChanges(trx: Trx, key: ItemKey, changes: Changes, placeOf: PlaceOf): Promise<void> {
  const after = (field: string) => changes[field]?.after;
  const columns = Object.fromEntries(
    ['title', 'lat', 'lon'].filter((field) => changes[field]).map((field) => [field, after(field)]),
  );
  const closed = after('isPermanentlyClosed') as boolean | undefined;
  const place = await trx
    .selectFrom('items')
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', key.id)
    .select(['lat', 'lon', 'hours_place'])
    .executeTakeFirstOrThrow();
  const at = placeOf(key.owner_id, { ...place, ...columns });
  const closing =
    closed === undefined ? {} : { date_permanently_closed: closed ? dayInZone(new Date(), at.timeZone) : null };
  const values = { ...columns, ...closing };
  if (Object.keys(values).length)
    await trx.updateTable('items').set(values).where('owner_id', '=', key.owner_id).where('id', '=', key.id).execute();

  const address = addressOf(changes);
  if (address) {
    const stored = await trx
      .selectFrom('item_addresses')
      .where('owner_id', '=', key.owner_id)
      .where('item_id', '=', key.id)
      .select('id')
      .orderBy('id')
      .executeTakeFirst();
    if (stored) await writeAddress(trx, key, stored.id, address);
    else await insertAddress(trx, key, at, address, at.countryCode);
  }
  for (const detail of await detailsOf(trx, changes)) {
    if (detail.dataValue === '') await deleteDetailsOfKey(trx, key, detail.dataKeyV2);
    else if (!(await putDetail(trx, key, detail, at))) await insertDetail(trx, key, detail, at);
  }
}

async function createProposed(
  db: Db,
  request: Request,
  changes: Changes,
  author: string,
  placeOf: PlaceOf,
  decide: (trx: Trx, itemId: string) => Promise<void>,
): Promise<string> {
  const after = (field: string) => changes[field]?.after;
  for (const field of ['title', 'lat', 'lon'])
    if (!changes[field]) throw invalidField('/fields', `a new item needs ${field}`);
  const { id } = await createItem(
    db,
    request.owner_id,
    {
      type: 'place',
      title: after('title') as string,
      lat: after('lat') as number,
      lon: after('lon') as number,
      categoryIds: (after('categoryIds') as string[] | undefined) ?? [],
      tagIds: [],
      itemParentIds: [],
      geojsons: [],
      address: addressOf(changes) ?? {},
      details: (await detailsOf(db, changes)).filter((detail) => detail.dataValue !== ''),
    },
    author,
    placeOf,
    { action: `create:change-request:${request.id}`, also: decide },
  );
  return id;
}

function addressOf(
  changes: Changes,
): Partial<Record<'street' | 'housenumber' | 'postcode' | 'city', string>> | undefined {
  const fields = Object.keys(changes).filter((field) => field.startsWith('address.'));
  return fields.length
    ? Object.fromEntries(fields.map((field) => [field.slice('address.'.length), changes[field]!.after as string]))
    : undefined;
}

/** A value with its unit was stored as people read it: '120 m'. */
async function detailsOf(
  db: Reader,
  changes: Changes,
): Promise<{ dataKeyV2: string; dataValue: string; dataValueUnit: DetailUnit | null }[]> {
  const names = Object.keys(changes).filter((field) => field.startsWith('detail:'));
  if (names.length === 0) return [];
  const keys = await db
    .selectFrom('item_detail_keys')
    .where(
      'key_name',
      'in',
      names.map((name) => name.slice('detail:'.length)),
    )
    .select(['id', 'key_name', 'needs_unit'])
    .execute();
  return keys.map((key) => {
    const value = changes[`detail:${key.key_name}`]!.after as string;
    const [, amount, unit] = (key.needs_unit && /^(.*) (\S+)$/s.exec(value)) || [];
    return { dataKeyV2: key.id, dataValue: amount ?? value, dataValueUnit: (unit as DetailUnit | undefined) ?? null };
  });
}
