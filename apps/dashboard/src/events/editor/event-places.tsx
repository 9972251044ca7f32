import { useId, useState } from 'react';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { PlaceField } from '../../choice/place-field.tsx';
import { PlacePicker } from '../../media/place-picker.tsx';
import type { EventDraft } from './event-draft.ts';

interface Props {
  draft: EventDraft;
  onChange(change: Partial<EventDraft>): void;
}

/** The place of an event. */
export function VenueField({ draft, isInvalid, onChange }: Props & { isInvalid: boolean }) {
  const t = useMessages(eventEditorMessages);
  const common = useMessages(dashboardMessages);
  const [isChoosing, setChoosing] = useState(false);
  const contentLanguage = useContentLanguage();
  const note = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span lang={draft.place ? contentLanguage : undefined} className="min-w-0 text-sm font-medium break-words">
          {draft.place ? draft.place.title || common.untitled : ''}
        </span>
        <Button
          size="small"
          icon="pin"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? note : undefined}
          onClick={() => setChoosing(true)}
        >
          {draft.place ? t.changePlace : t.choosePlace}
        </Button>
      </div>
      {isInvalid && (
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
    </>
  );
}

/** Places where an event takes place, too. */
export function FurtherPlaces({ draft, isReadOnly, onChange }: Props & { isReadOnly: boolean }) {
  const t = useMessages(eventEditorMessages);
  const contentLanguage = useContentLanguage();
  const common = useMessages(dashboardMessages);
  return (
    <section aria-label={t.alsoAt} className="grid gap-2">
      <h3 className="text-sm font-medium text-ink-soft">{t.alsoAt}</h3>
      <ChosenChips
        chosen={draft.alsoAt.map(({ id, title }) => ({
          id,
          title: title || common.untitled,
          language: contentLanguage,
          group: '',
        }))}
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
  );
}
