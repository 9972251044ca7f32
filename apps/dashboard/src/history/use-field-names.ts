import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { useContentLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useValueNames } from './use-value-names.ts';
import { valueText } from './value-text.ts';

export interface FieldNames {
  nameOf(field: string): string;
  /** Language of a field's values, BCP 47; undefined for codes and dates, which are shown in that of the page */
  languageOf(field: string): string | undefined;
  /** @param places names of places that the value refers to */
  valueOf(field: string, value: unknown, places?: ItemRevision['names']): string;
}

/** Fields that editors write, and types of details that they write */
const contentFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'location',
  'organizer',
  'price',
  'address',
  'address_street',
  'address_city',
]);
const contentTypes: ReadonlySet<string> = new Set(['text', 'markdown']);

/** Displayed names of the fields of revisions and change requests, and of their values. */
export function useFieldNames(timeZone: string): FieldNames {
  const t = useMessages(requestsMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const contentLanguage = useContentLanguage();
  const names = useValueNames(timeZone);
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const keyOf = (field: string) => keys?.find((one) => `detail:${one.keyName}` === field);
  return {
    nameOf(field) {
      const key = keyOf(field);
      return key
        ? pick(key.keyTitle)
        : t.fieldName({ field: selectKey(field), sentence: field.replace('detail:', '') });
    },
    languageOf: (field) =>
      contentFields.has(field) || contentTypes.has(keyOf(field)?.type ?? '') ? contentLanguage : undefined,
    valueOf: (field, value, places = {}) => valueText(field, value, { ...names, places }, keyOf(field)?.type),
  };
}
