import { useId, useState } from 'react';
import { eventEditorMessages } from '../../messages/event-editor.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { PlaceField } from '../../choice/place-field.tsx';
import { useTagChoices } from '../../choice/use-tag-choices.ts';
import { PlacePicker } from '../../media/place-picker.tsx';
import { instantOf, type EventDraft, type InvalidEventField } from './event-draft.ts';
import { SeriesEditor } from './series-editor.tsx';
import { EventBranches } from './event-branches.tsx';

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
  const common = useMessages(dashboardMessages);
  const tags = useTagChoices();
  const [isChoosing, setChoosing] = useState(false);
  const note = useId();
  const errorOf = (field: InvalidEventField, text: string) => (invalidFields.has(field) ? text : null);
  return (
    <fieldset disabled={isReadOnly} className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="grid gap-4 p-4">
        <h2 className="text-base font-title">{t.what}</h2>
        <TextField
          label={t.title}
          lang="de"
          maxLength={200}
          value={draft.title}
          error={errorOf('title', t.titleError)}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextArea
          label={t.description}
          lang="de"
          rows={5}
          maxLength={10_000}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <TextField
          type="url"
          label={t.url}
          maxLength={2000}
          value={draft.url}
          error={errorOf('url', t.urlError)}
          onChange={({ target }) => onChange({ url: target.value })}
        />
        <div className="grid gap-2">
          <ChosenChips
            chosen={tags.filter(({ id }) => draft.tagIds.includes(id))}
            isReadOnly={isReadOnly}
            onRemove={({ id }) => onChange({ tagIds: draft.tagIds.filter((one) => one !== id) })}
          />
          <ChoiceField
            label={t.addTag}
            choices={tags.filter(({ id }) => !draft.tagIds.includes(id))}
            onChoose={({ id }) => onChange({ tagIds: [...draft.tagIds, id] })}
          />
        </div>
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
          <p className="text-xs text-ink-soft">{t.clock(timeZone)}</p>
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
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span lang="de" className="min-w-0 text-sm font-medium break-words">
              {draft.place ? draft.place.title || common.untitled : ''}
            </span>
            <Button
              size="small"
              icon="pin"
              aria-invalid={invalidFields.has('place') || undefined}
              aria-describedby={invalidFields.has('place') ? note : undefined}
              onClick={() => setChoosing(true)}
            >
              {draft.place ? t.changePlace : t.choosePlace}
            </Button>
          </div>
          {invalidFields.has('place') && (
            <p id={note} role="alert" className="text-xs text-danger">
              {t.placeError}
            </p>
          )}
          <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.choosePlace} closeLabel={t.close}>
            <PlacePicker
              onPick={({ id, title, branchShortId }) => {
                onChange({
                  place: { id, title, branchShortId },
                  branchIds: draft.branchIds.length > 0 ? draft.branchIds : [branchShortId],
                });
                setChoosing(false);
              }}
            />
          </Dialog>
          <section aria-label={t.alsoAt} className="grid gap-2">
            <h3 className="text-sm font-medium text-ink-soft">{t.alsoAt}</h3>
            <ChosenChips
              chosen={draft.alsoAt.map(({ id, title }) => ({ id, title: title || common.untitled, group: '' }))}
              isReadOnly={isReadOnly}
              onRemove={({ id }) => onChange({ alsoAt: draft.alsoAt.filter((one) => one.id !== id) })}
            />
            {!isReadOnly && (
              <PlaceField
                label={t.addPlace}
                hint={t.alsoAtHint}
                except={new Set([...(draft.place ? [draft.place.id] : []), ...draft.alsoAt.map(({ id }) => id)])}
                onChoose={({ id, title }) => onChange({ alsoAt: [...draft.alsoAt, { id, title }] })}
              />
            )}
          </section>
          <EventBranches branchIds={draft.branchIds} onChange={(branchIds) => onChange({ branchIds })} />
        </Card>
      </div>
    </fieldset>
  );
}
