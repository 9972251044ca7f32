import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import type { calendarImportMessages } from './calendar-import.ts';

/**
 * Why a calendar could not be read, in the language of the page.
 * @param sentence the API's English sentence, which may contain a number; an unknown sentence is returned as it is
 */
export function readingErrorText(sentence: string, t: TextsOf<typeof calendarImportMessages>): string {
  const number = /\d+(?! MB)/.exec(sentence)?.[0] ?? '';
  const error = selectKey(number ? sentence.replace(number, 'n') : sentence);
  return t.readingError({ error, sentence, n: Number(number) });
}
