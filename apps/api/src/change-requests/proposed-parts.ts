import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import type { ItemCreate } from '@umkreis/contract/item-write.ts';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import { invalidField } from '../http/problem-error.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import type { DetailKey } from '../reference/detail-keys.repository.ts';

const ADDRESS = 'address.';
const DETAIL = 'detail:';

/** What a proposal changes of an item. @param timeZone in which the day of a closing is determined */
export const partsOf = (changes: Changes, keys: readonly DetailKey[], timeZone: string) => ({
  columns: columnsOf(changes, timeZone),
  address: addressOf(changes),
  details: detailsOf(changes, keys),
});

/** A proposed item. @throws ProblemError 400 if it has no title or no position */
export function newItemOf(changes: Changes, keys: readonly DetailKey[]): ItemCreate {
  for (const field of ['title', 'lat', 'lon'])
    if (!changes[field]) throw invalidField('/fields', `a new item needs ${field}`);
  const after = (field: string) => changes[field]?.after;
  return {
    type: 'place',
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
}

function columnsOf(changes: Changes, timeZone: string): Record<string, unknown> {
  const columns = Object.fromEntries(
    ['title', 'lat', 'lon'].filter((field) => changes[field]).map((field) => [field, changes[field]!.after]),
  );
  const isClosed = changes.isPermanentlyClosed?.after as boolean | undefined;
  return isClosed === undefined
    ? columns
    : { ...columns, date_permanently_closed: isClosed ? dayInZone(new Date(), timeZone) : null };
}

/** Address fields of a proposal; undefined: none. */
function addressOf(
  changes: Changes,
): Partial<Record<'street' | 'housenumber' | 'postcode' | 'city', string>> | undefined {
  const fields = Object.keys(changes).filter((field) => field.startsWith(ADDRESS));
  return fields.length
    ? Object.fromEntries(fields.map((field) => [field.slice(ADDRESS.length), changes[field]!.after as string]))
    : undefined;
}

/** Names of the detail keys that a proposal has values for. */
export const detailNamesOf = (changes: Changes): string[] =>
  Object.keys(changes)
    .filter((field) => field.startsWith(DETAIL))
    .map((field) => field.slice(DETAIL.length));

/** Details of a proposal, without those whose key no longer exists. */
const detailsOf = (changes: Changes, keys: readonly DetailKey[]) =>
  keys
    .filter(({ name }) => changes[`${DETAIL}${name}`])
    .map((key) => ({ dataKeyV2: key.id, ...amountOf(key, changes[`${DETAIL}${key.name}`]!.after as string) }));

/** Proposals store a value with its unit as displayed: '120 m'. */
export function amountOf(
  key: Pick<DetailKey, 'needsUnit'> | undefined,
  text: string,
): { dataValue: string; dataValueUnit: DetailUnit | null } {
  const [, amount, unit] = (key?.needsUnit && /^(.*) (\S+)$/s.exec(text)) || [];
  return { dataValue: amount ?? text, dataValueUnit: (unit as DetailUnit | undefined) ?? null };
}
