import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import type { ChangeRequestDecision } from '@umkreis/contract/change-request.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { PlaceOf } from '../content/place-of.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { beginEdit, keepEdit } from '../item-history/edit-item.ts';
import type { Changes, HistoryTable } from '../item-history/history-rows.repository.ts';
import { fieldsChangedSince } from '../item-history/revisions.repository.ts';
import { putAddress } from '../item-parts/item-addresses.repository.ts';
import { putDetail } from '../item-parts/write-detail.ts';
import { createItem } from '../item-writes/create-item.ts';
import { writeColumns } from '../item-writes/item-rows.repository.ts';
import { loadItem } from '../items/item.repository.ts';
import { detailKeysByName } from '../reference/detail-keys.repository.ts';
import type { Trx } from '../writing/transaction.ts';
import { adaptChanges, type Today } from './adapt-changes.ts';
import { decideRequest, type RequestRow } from './change-requests.repository.ts';
import { stateOf } from './difference.ts';
import { addressOf, detailNamesOf, detailsOf } from './proposed-parts.ts';

interface Deciding {
  request: RequestRow;
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
export async function acceptRequest(trx: Trx, deciding: Deciding): Promise<string> {
  const { request, decision } = deciding;
  const proposed = chosen(request.changes as Changes, decision.fields);
  return request.item_id === null
    ? createProposed(trx, deciding, proposed)
    : changeProposed(trx, deciding, proposed, request.item_id);
}

/** @throws ProblemError 400 for a field that is not proposed */
function chosen(changes: Changes, fields: readonly string[] | undefined): Changes {
  if (!fields) return changes;
  const unknown = fields.findIndex((field) => !changes[field]);
  if (unknown >= 0) throw invalidField(`/fields/${unknown}`, 'is not proposed');
  return Object.fromEntries(fields.map((field) => [field, changes[field]!]));
}

async function changeProposed(trx: Trx, deciding: Deciding, proposed: Changes, id: string): Promise<string> {
  const { request, decision, author, placeOf } = deciding;
  const key = { owner_id: request.owner_id, id };
  const edit = await beginEdit(trx, key, { author, action: `change-request:${request.id}`, tables });
  const { version, hours_place } = edit.item;
  const written =
    decision.version === undefined ? undefined : await fieldsChangedSince(trx, key, decision.version, version);
  const item = (await loadItem(trx, key))!;
  const position = positionOf(deciding, proposed, item);
  const asked = placeOf(request.owner_id, position);
  const place = placeOf(request.owner_id, { ...position, hours_place });
  const keys = await detailKeysByName(trx, detailNamesOf(proposed));

  const changes = await adapted(trx, deciding, proposed, { item, keys, place: asked });
  if (decision.version !== version) assertUnchanged(item, changes, written, version);
  await decide(trx, deciding, changes, id);

  const columns = columnsOf(changes, place.timeZone);
  if (Object.keys(columns).length > 0) await writeColumns(trx, key, columns);
  const address = addressOf(changes);
  if (address) await putAddress(trx, key, place, address, place.countryCode);
  for (const detail of detailsOf(changes, keys)) await putDetail(trx, key, detail, place);
  await keepEdit(trx, edit);
  return id;
}

async function createProposed(trx: Trx, deciding: Deciding, proposed: Changes): Promise<string> {
  const { request, author, placeOf } = deciding;
  const place = placeOf(request.owner_id, positionOf(deciding, proposed, null));
  const keys = await detailKeysByName(trx, detailNamesOf(proposed));
  const changes = await adapted(trx, deciding, proposed, { item: null, keys, place });
  for (const field of ['title', 'lat', 'lon'])
    if (!changes[field]) throw invalidField('/fields', `a new item needs ${field}`);
  const after = (field: string) => changes[field]?.after;
  const body = {
    type: 'place' as const,
    title: after('title') as string,
    lat: after('lat') as number,
    lon: after('lon') as number,
    categoryIds: (after('categoryIds') as string[] | undefined) ?? [],
    tagIds: [],
    itemParentIds: [],
    geojsons: [],
    address: addressOf(changes) ?? {},
    details: detailsOf(changes, keys).filter((detail) => detail.dataValue !== ''),
  };
  const action = `create:change-request:${request.id}`;
  const { id } = await createItem(trx, body, { owner: request.owner_id, author, place, action });
  await decide(trx, deciding, changes, id);
  return id;
}

/** Where the item lies once the proposal is taken, as the editor adapts it. */
function positionOf({ decision }: Deciding, changes: Changes, item: Item | null): { lat: number; lon: number } {
  const number = (field: 'lat' | 'lon') =>
    Number(decision.values?.[field] ?? changes[field]?.after ?? item?.[field] ?? 0);
  return { lat: number('lat'), lon: number('lon') };
}

async function adapted(
  trx: Trx,
  { decision: { values } }: Deciding,
  proposed: Changes,
  today: Today,
): Promise<Changes> {
  return values ? adaptChanges(trx, proposed, values, today) : proposed;
}

/** @param written fields written since the state that the editor saw */
function assertUnchanged(
  item: Item,
  changes: Changes,
  written: ReadonlySet<string> | 'unknown' | undefined,
  version: number,
): void {
  const now = stateOf(item);
  const isNews = (field: string) =>
    written === undefined || written === 'unknown'
      ? now(field) !== changes[field]!.before
      : written.has(revisionField(field));
  const conflicts = Object.keys(changes)
    .filter((field) => isNews(field) && now(field) !== changes[field]!.after)
    .map((field) => ({ field, yours: changes[field]!.after, theirs: now(field) }));
  if (conflicts.length > 0) {
    throw new ProblemError(409, 'conflict', 'The item was changed since the request was sent', {
      detail: 'Leave the fields out, or accept with the current version.',
      conflicts,
      currentVersion: version,
    });
  }
}

export const decidedAlready = () => new ProblemError(409, 'decided', 'Somebody has decided it already');

async function decide(trx: Trx, { request, decision, author }: Deciding, changes: Changes, itemId: string) {
  const taken = Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));
  const decided = { state: 'accepted', reply: decision.reply, decidedBy: author, itemId, taken } as const;
  if (!(await decideRequest(trx, request, decided))) throw decidedAlready();
}

/** Columns of the item that a proposal writes. @param timeZone whose day a closing is of */
function columnsOf(changes: Changes, timeZone: string): Record<string, unknown> {
  const columns = Object.fromEntries(
    ['title', 'lat', 'lon'].filter((field) => changes[field]).map((field) => [field, changes[field]!.after]),
  );
  const isClosed = changes.isPermanentlyClosed?.after as boolean | undefined;
  return isClosed === undefined
    ? columns
    : { ...columns, date_permanently_closed: isClosed ? dayInZone(new Date(), timeZone) : null };
}
