import { expect, it } from 'vitest';
import { calendarRejections } from '@umkreis/contract/calendar-import.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';
import { calendarImportMessages } from './calendar-import.ts';
import { rowErrorText } from './row-error-text.ts';

it.each(['de', 'en'] as const)('explains every reason for which an event is not imported (%s)', (language) => {
  const t = textsOf(calendarImportMessages, language);
  const texts = calendarRejections.map((reason) => rowErrorText(reason, t));
  expect(texts).not.toContain(t.rowError({ reason: 'other', value: '' }));
  expect(new Set(texts).size).toBe(texts.length);
  expect(rowErrorText('has the unknown time zone “Saal”', t)).toContain('Saal');
});
