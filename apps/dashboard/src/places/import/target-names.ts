import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ColumnTarget } from '@umkreis/contract/place-file.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { importMessages } from '../messages/import.ts';

/** Fields of an item that a column can become, in the order of the list. */
export const itemTargets: readonly ColumnTarget[] = [
  'title',
  'foreignId',
  'lat',
  'lon',
  'position',
  'categories',
  'address',
  'street',
  'housenumber',
  'postcode',
  'city',
  'country',
  'tags',
  'datePermanentlyClosed',
  'type',
  'id',
];

interface TargetNames {
  nameOf(target: string): string;
  /** Details by title */
  details: readonly { target: ColumnTarget; name: string }[];
}

/** Displayed names of the fields that columns become. */
export function useTargetNames(): TargetNames {
  const t = useMessages(importMessages);
  const pick = usePick();
  const { boot, language } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { compare } = new Intl.Collator(language);
  const details = (keys ?? [])
    .filter(({ isHidden }) => !isHidden)
    .map(({ keyName, keyTitle }) => ({ target: `detail:${keyName}` as const, name: pick(keyTitle) }))
    .toSorted((a, b) => compare(a.name, b.name));
  return { details, nameOf: (target) => details.find((one) => one.target === target)?.name ?? t.target({ target }) };
}
