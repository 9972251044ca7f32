import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';

export interface FieldNames {
  nameOf(field: string): string;
  valueOf(value: unknown): string;
}

/** Displayed names of the fields of revisions and change requests, and of their values. */
export function useFieldNames(timeZone: string): FieldNames {
  const t = useMessages(requestsMessages);
  const pick = usePick();
  const { boot, language } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  return {
    nameOf(field) {
      const key = keys?.find((one) => `detail:${one.keyName}` === field);
      return key ? pick(key.keyTitle) : t.fieldName({ field: selectKey(field), sentence: field });
    },
    valueOf(value) {
      if (typeof value === 'boolean') return value ? t.yes : t.no;
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value, language, timeZone);
      if (!Array.isArray(value)) return value === null || value === undefined ? '' : String(value);
      return value
        .map((one: unknown) => {
          if (typeof one === 'object' && one !== null && 'title' in one && one.title) return String(one.title);
          const id = typeof one === 'object' && one !== null ? Object.values(one)[0] : one;
          const category = categories?.find((knownNames) => knownNames.id === id);
          return category ? pick(category.subCategoryName) : String(id);
        })
        .join(', ');
    },
  };
}
