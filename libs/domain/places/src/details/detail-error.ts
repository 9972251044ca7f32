import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import { isAllowedMarkdown } from '../texts/allowed-markdown.ts';
import { formatError } from './detail-format.ts';
import { isTangledMarkdown } from '../texts/markdown-cost.ts';

/**
 * The error of a detail's value by the type of its key, in English for the API's problem documents; undefined:
 * valid.
 * @param value trimmed, not empty
 * @param place for opening hours: time zone, holidays and sun
 * @param keyName of the detail's key: some services accept handles
 */
export function detailError(
  type: DetailKeyType,
  value: string,
  place: OpeningPlace,
  keyName?: string,
): string | undefined {
  switch (type) {
    case 'hours':
      return validateHours(value, place, 'en').error;
    case 'markdown':
      if (isTangledMarkdown(value)) return 'Markdown nested too deeply, or with too many marks';
      return isAllowedMarkdown(value) ? undefined : 'Markdown is not allowed';
    default:
      return formatError(type, value, keyName);
  }
}
