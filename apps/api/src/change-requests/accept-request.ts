import type { ChangeRequestDecision } from '@umkreis/contract/change-request.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { startEdit, recordEdit } from '../item-history/edit-item.ts';
import type { Changes, HistoryTable } from '../item-history/history-rows.repository.ts';
import { fieldsChangedSince } from '../item-history/revisions.repository.ts';
import { upsertAddress } from '../item-parts/item-addresses.repository.ts';
import { replaceDetail } from '../item-parts/write-detail.ts';
import { createItem } from '../item-writes/create-item.ts';
import { loadItem } from '../items/item.repository.ts';
import { detailKeysByName } from '../reference/detail-keys.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { adaptChanges, type Today } from './adapt-changes.ts';
import { decideRequest, type RequestRow } from './change-requests.repository.ts';
import { stateOf } from './difference.ts';
import { detailNamesOf, newItemOf, partsOf } from './proposed-parts.ts';

interface Decided {
  itemId: string;
  dateDecided: string;
}

interface Deciding {
  request: RequestRow;
  decision: ChangeRequestDecision;
  author: string;
  placeOf: PlaceOf;
}

const tables: readonly HistoryTable[] = ['items', 'item_addresses', 'item_details'];
/** Maps a proposed field to its name in the item's revisions. */
const revisionField = (field: string) =>
  field === 'isPermanentlyClosed' ? 'datePermanentlyClosed' : field.startsWith('address.') ? 'address' : field;

/**
 * Writes a visitor's proposal in the name of the editor who accepts it; the revision links the request.
 * @returns the item, and when it was decided
 * @throws ProblemError 409 with both values for fields that were written since, or if somebody else has decided
 */
export async function acceptRequest(trx: Trx, deciding: Deciding): Promise<Decided> {
  const { request, decision } = deciding;
  const proposed = chosen(request.changes as Changes, decision.fields);
  return request.item_id === null
    ? createProposed(trx, deciding, proposed)
    : changeProposed(trx, deciding, proposed, request.item_id);
}

/** @throws ProblemError 400 for a field that is not part of the proposal */
function chosen(changes: Changes, fields: readonly string[] | undefined): Changes {
  if (!fields) return changes;
  const unknown = fields.findIndex((field) => !changes[field]);
  if (unknown >= 0) throw invalidField(`/fields/${unknown}`, 'is not proposed');
  return Object.fromEntries(fields.map((field) => [field, changes[field]!]));
}

async function changeProposed(trx: Trx, deciding: Deciding, proposed: Changes, id: string): Promise<Decided> {
  const { request, decision, author, placeOf } = deciding;
  const key = { owner_id: request.owner_id, id };
  const [moved, names] = [movedTo(deciding, proposed), detailNamesOf(proposed)];

  const edit = await startEdit(trx, key, { author, action: `change-request:${request.id}`, tables });
  const { lat, lon, hours_place, version } = edit.item;
  const written =
    decision.version === undefined ? undefined : await fieldsChangedSince(trx, key, decision.version, version);
  const proposedPlace = placeOf(request.owner_id, { lat, lon, ...moved });
  const place = placeOf(request.owner_id, { lat, lon, ...moved, hours_place });
  const item = (await loadItem(trx, key))!;
  const keys = await detailKeysByName(trx, names);

  const changes = await adapted(trx, deciding, proposed, { item, keys, place: proposedPlace });
  if (decision.version !== version) assertUnchanged(item, changes, written, version);
  const { columns, address, details } = partsOf(changes, keys, place.timeZone);
  const dateDecided = await decide(trx, deciding, changes, id);

  Object.assign(edit.columns, columns);
  if (address) await upsertAddress(trx, key, place, address, place.countryCode);
  for (const detail of details) await replaceDetail(trx, key, detail, place);
  await recordEdit(trx, edit);
  return { itemId: id, dateDecided };
}

async function createProposed(trx: Trx, deciding: Deciding, proposed: Changes): Promise<Decided> {
  const { request, author, placeOf } = deciding;
  const [moved, names] = [movedTo(deciding, proposed), detailNamesOf(proposed)];
  const place = placeOf(request.owner_id, { lat: 0, lon: 0, ...moved });
  const keys = await detailKeysByName(trx, names);
  const changes = await adapted(trx, deciding, proposed, { item: null, keys, place });
  const action = `create:change-request:${request.id}`;
  const { id } = await createItem(trx, newItemOf(changes, keys), { owner: request.owner_id, author, place, action });
  return { itemId: id, dateDecided: await decide(trx, deciding, changes, id) };
}

/** Position that the proposal sets, with the editor's adaptations. */
const movedTo = ({ decision }: Deciding, changes: Changes): Partial<Record<'lat' | 'lon', number>> =>
  Object.fromEntries(
    (['lat', 'lon'] as const).flatMap((field) => {
      const value = decision.values?.[field] ?? changes[field]?.after;
      return value === undefined || value === null ? [] : [[field, Number(value)]];
    }),
  );

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

async function decide(
  trx: Trx,
  { request, decision, author }: Deciding,
  changes: Changes,
  itemId: string,
): Promise<string> {
  const taken = Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));
  const decided = { state: 'accepted', reply: decision.reply, decidedBy: author, itemId, taken } as const;
  const date = await decideRequest(trx, request, decided);
  if (!date) throw decidedAlready();
  return date.toISOString();
}
