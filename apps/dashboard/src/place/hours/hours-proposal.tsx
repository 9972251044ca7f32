import { useState, type MouseEvent } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { PlainError, PlainNote } from '@umkreis/opening-hours/plain/plain-clauses.ts';
import { readPlainHours } from '@umkreis/opening-hours/plain/read-plain-hours.ts';
import { readHours } from '@umkreis/opening-hours/rules/read-hours.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { hoursText } from './hours-text.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

interface Props {
  value: string;
  place: OpeningPlace;
  onAccept(value: string): void;
}

type Texts = TextsOf<typeof hoursEditorMessages>;

const errorText = ({ kind, words }: PlainError, t: Texts): string => {
  const text = t[kind];
  return typeof text === 'string' ? text : text({ words });
};
const noteText = ({ kind, words }: PlainNote, t: Texts): string =>
  kind === 'evening' ? t.readAsEvening({ words }) : t.readAsWorkdays({ words });

/** Prevents the blur of the field, which would save it before a choice is made. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Interprets free text in the opening-hours field: offers the interpretation, or shows why the text cannot be
 * read.
 */
export function HoursProposal({ value, place, onAccept }: Props) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const [declined, setDeclined] = useState('');
  if (value === declined || readHours(value).rules.every(({ rule, join }) => rule || join === '||')) return null;
  const reading = readPlainHours(value);
  if ('error' in reading) {
    const isHours = validateHours(value, place, language).error === undefined;
    return isHours ? null : <p className="text-xs text-danger">{errorText(reading.error, t)}</p>;
  }
  if (reading.value === value.trim() || validateHours(reading.value, place, language).error) return null;
  return (
    <div
      aria-live="polite"
      className="grid gap-2 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset"
    >
      <p className="font-semibold">{t.proposal}</p>
      <ul className="tabular">
        {hoursText(readHours(reading.value), language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {reading.notes.map((note) => (
        <p key={note.words} className="flex gap-1.5 text-xs text-changing">
          <Icon name="alert" size={14} />
          {noteText(note, t)}
        </p>
      ))}
      <p className="font-mono text-xs break-words text-ink-soft">{reading.value}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onMouseDown={keepFocus} onClick={() => onAccept(reading.value)}>
          {t.accept}
        </Button>
        <Button size="small" onMouseDown={keepFocus} onClick={() => setDeclined(value)}>
          {t.decline}
        </Button>
      </div>
    </div>
  );
}
