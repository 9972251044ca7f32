import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import type { DetailKey } from '../reference/detail-keys.repository.ts';

const ADDRESS = 'address.';
const DETAIL = 'detail:';

/** What a proposal says of the address; undefined: nothing */
export function addressOf(
  changes: Changes,
): Partial<Record<'street' | 'housenumber' | 'postcode' | 'city', string>> | undefined {
  const fields = Object.keys(changes).filter((field) => field.startsWith(ADDRESS));
  return fields.length
    ? Object.fromEntries(fields.map((field) => [field.slice(ADDRESS.length), changes[field]!.after as string]))
    : undefined;
}

/** Names of the detail keys that a proposal gives values for. */
export const detailNamesOf = (changes: Changes): string[] =>
  Object.keys(changes)
    .filter((field) => field.startsWith(DETAIL))
    .map((field) => field.slice(DETAIL.length));

/** Its details; those whose key is gone are left out. */
export const detailsOf = (changes: Changes, keys: readonly DetailKey[]) =>
  keys
    .filter(({ name }) => changes[`${DETAIL}${name}`])
    .map((key) => ({ dataKeyV2: key.id, ...amountOf(key, changes[`${DETAIL}${key.name}`]!.after as string) }));

/** A value with its unit was stored as people read it: '120 m'. */
export function amountOf(
  key: Pick<DetailKey, 'needsUnit'> | undefined,
  text: string,
): { dataValue: string; dataValueUnit: DetailUnit | null } {
  const [, amount, unit] = (key?.needsUnit && /^(.*) (\S+)$/s.exec(text)) || [];
  return { dataValue: amount ?? text, dataValueUnit: (unit as DetailUnit | undefined) ?? null };
}
