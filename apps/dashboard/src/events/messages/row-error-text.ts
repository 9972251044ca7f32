import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import type { calendarImportMessages } from './calendar-import.ts';

/**
 * Why an event of a calendar is not imported, in the language of the page.
 * @param sentence the API's English sentence, which may contain a quoted value: has the unknown time zone “Saal”
 */
export function rowErrorText(sentence: string, t: TextsOf<typeof calendarImportMessages>): string {
  const [quoted = '', value = ''] = /“([^”]*)”?$/.exec(sentence) ?? [];
  return t.rowError({ reason: selectKey(sentence.slice(0, sentence.length - quoted.length).trim()), value });
}
