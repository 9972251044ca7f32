import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useValueNames } from './use-value-names.ts';
import { valueText } from './value-text.ts';

export interface FieldNames {
  nameOf(field: string): string;
  /** @param places names of places that the value refers to */
  valueOf(field: string, value: unknown, places?: ItemRevision['names']): string;
}

/** Displayed names of the fields of revisions and change requests, and of their values. */
export function useFieldNames(timeZone: string): FieldNames {
  const t = useMessages(requestsMessages);
  const pick = usePick();
  const { boot } = useDashboard();
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
    valueOf: (field, value, places = {}) => valueText(field, value, { ...names, places }, keyOf(field)?.type),
  };
}
