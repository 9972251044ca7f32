import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { beginAt, type EventDraft, type InvalidEventField } from './event-draft.ts';

interface Props {
  draft: EventDraft;
  errorOf(field: InvalidEventField, text: string): string | null;
  timeZone: string;
  onChange(change: Partial<EventDraft>): void;
}

/** Begin and end of an event: times, or whole days. */
export function EventTimes({ draft, errorOf, timeZone, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const { begin, end, isAllDay } = draft;
  const type = isAllDay ? 'date' : 'datetime-local';
  const shown = (reading: string) => (isAllDay ? reading.slice(0, 10) : reading);
  /** A day keeps the time that was typed before. */
  const readingOf = (value: string, before: string, time: string) =>
    isAllDay && value ? value + (before.slice(10) || time) : value;
  return (
    <>
      <CheckField label={t.allDay} checked={isAllDay} onChange={(checked) => onChange({ isAllDay: checked })} />
      <div className="grid gap-3">
        <TextField
          type={type}
          label={isAllDay ? t.firstDay : t.begin}
          value={shown(begin)}
          error={errorOf('begin', t.startError)}
          onChange={({ target }) => onChange(beginAt(draft, readingOf(target.value, begin, 'T00:00')))}
        />
        <TextField
          type={type}
          label={isAllDay ? t.lastDay : t.end}
          hint={isAllDay ? t.lastDayHint : t.endHint}
          value={shown(end)}
          min={shown(begin)}
          error={errorOf('end', t.endError)}
          onChange={({ target }) => onChange({ end: readingOf(target.value, end, 'T23:59') })}
        />
      </div>
      {!isAllDay && <p className="text-xs text-ink-soft">{t.clock({ zone: timeZone })}</p>}
    </>
  );
}
