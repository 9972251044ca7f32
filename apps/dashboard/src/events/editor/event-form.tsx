import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { instantOf, type EventDraft, type InvalidEventField } from './event-draft.ts';
import { SeriesEditor } from './series-editor.tsx';
import { EventBranches } from './event-branches.tsx';
import { EventTexts } from './event-texts.tsx';
import { FurtherPlaces, VenueField } from './event-places.tsx';

interface Props {
  draft: EventDraft;
  invalidFields: ReadonlySet<InvalidEventField>;
  timeZone: string;
  isReadOnly?: boolean;
  /** Stored series only: the URL at which one of its dates is changed. */
  changeAddress?: ((day: string) => string) | undefined;
  onChange(change: Partial<EventDraft>): void;
}

/** The form of an event. */
export function EventForm({ draft, invalidFields, timeZone, isReadOnly = false, changeAddress, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const errorOf = (field: InvalidEventField, text: string) => (invalidFields.has(field) ? text : null);
  return (
    <fieldset disabled={isReadOnly} className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="grid gap-4 p-4">
        <EventTexts draft={draft} errorOf={errorOf} isReadOnly={isReadOnly} onChange={onChange} />
      </Card>
      <div className="grid gap-4">
        <Card className="grid gap-4 p-4">
          <h2 className="text-base font-title">{t.when}</h2>
          <div className="grid gap-3">
            <TextField
              type="datetime-local"
              label={t.begin}
              value={draft.begin}
              error={errorOf('begin', t.startError)}
              onChange={({ target }) => onChange({ begin: target.value })}
            />
            <TextField
              type="datetime-local"
              label={t.end}
              hint={t.endHint}
              value={draft.end}
              min={draft.begin}
              error={errorOf('end', t.endError)}
              onChange={({ target }) => onChange({ end: target.value })}
            />
          </div>
          <p className="text-xs text-ink-soft">{t.clock({ zone: timeZone })}</p>
          <SeriesEditor
            begin={instantOf(draft.begin, timeZone)}
            rule={draft.recurrence}
            exceptDates={draft.exceptDates}
            timeZone={timeZone}
            changeAddress={changeAddress}
            onChange={onChange}
          />
        </Card>
        <Card className="grid gap-4 p-4">
          <h2 className="text-base font-title">{t.where}</h2>
          <VenueField draft={draft} isInvalid={invalidFields.has('place')} onChange={onChange} />
          <FurtherPlaces draft={draft} isReadOnly={isReadOnly} onChange={onChange} />
          <EventBranches branchIds={draft.branchIds} onChange={(branchIds) => onChange({ branchIds })} />
        </Card>
      </div>
    </fieldset>
  );
}
