import type { Language } from '@umkreis/contract/boot.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';

/** A detail's value for display: numbers and dates in the language's format, with the unit. */
export function detailText(
  { type }: Pick<ItemDetailKey, 'type'>,
  { dataValue, dataValueUnit }: Pick<ItemDetail, 'dataValue' | 'dataValueUnit'>,
  language: Language,
): string {
  const text =
    type === 'number' ? amountText(dataValue, language) : type === 'date' ? dateText(dataValue, language) : dataValue;
  return dataValueUnit ? `${text} ${dataValueUnit}` : text;
}

function amountText(value: string, language: Language): string {
  const number = Number(value.replace(',', '.'));
  return value.trim() === '' || !Number.isFinite(number) ? value : numberText(number, language, 2);
}

function dateText(value: string, language: Language): string {
  const day = new Date(`${value}T12:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
