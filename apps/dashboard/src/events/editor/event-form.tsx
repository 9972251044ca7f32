import { eventEditorMessages } from '../messages/event-editor.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { instantOf, timesOf, type EventDraft, type InvalidEventField } from './event-draft.ts';
import { SeriesEditor } from './series-editor.tsx';
import { EventBranches } from './event-branches.tsx';
import { EventAdmission } from './event-admission.tsx';
import { EventTexts } from './event-texts.tsx';
import { EventTimes } from './event-times.tsx';
import { FurtherPlaces, VenueField } from './event-places.tsx';
import { BranchContent } from '../../content/branch-content.tsx';

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
export function EventForm(props: Props) {
  return (
    <BranchContent branch={props.draft.place?.branchShortId}>
      <Fields {...props} />
    </BranchContent>
  );
}

function Fields({ draft, invalidFields, timeZone, isReadOnly = false, changeAddress, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const contentLanguage = useContentLanguage();
  const errorOf = (field: InvalidEventField, text: string) => (invalidFields.has(field) ? text : null);
  return (
    <fieldset disabled={isReadOnly} className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Card className="grid gap-4 p-4">
          <EventTexts draft={draft} errorOf={errorOf} isReadOnly={isReadOnly} onChange={onChange} />
        </Card>
        <Card className="grid gap-4 p-4">
          <EventAdmission draft={draft} errorOf={errorOf} onChange={onChange} />
        </Card>
      </div>
      <div className="grid gap-4">
        <Card className="grid gap-4 p-4">
          <h2 className="text-base font-title">{t.when}</h2>
          <EventTimes draft={draft} errorOf={errorOf} timeZone={timeZone} onChange={onChange} />
          <SeriesEditor
            begin={instantOf(timesOf(draft).begin, timeZone)}
            isAllDay={draft.isAllDay}
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
          <TextField
            label={t.location}
            hint={t.locationHint}
            lang={contentLanguage}
            maxLength={200}
            value={draft.location}
            onChange={({ target }) => onChange({ location: target.value })}
          />
          <FurtherPlaces draft={draft} isReadOnly={isReadOnly} onChange={onChange} />
          <EventBranches branchIds={draft.branchIds} onChange={(branchIds) => onChange({ branchIds })} />
        </Card>
      </div>
    </fieldset>
  );
}
