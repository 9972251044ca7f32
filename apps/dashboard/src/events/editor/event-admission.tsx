import { eventEditorMessages } from '../messages/event-editor.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import type { EventDraft, InvalidEventField } from './event-draft.ts';

interface Props {
  draft: EventDraft;
  errorOf(field: InvalidEventField, text: string): string | null;
  onChange(change: Partial<EventDraft>): void;
}

/** What an event costs, where its tickets are sold, and who organizes it. */
export function EventAdmission({ draft, errorOf, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const contentLanguage = useContentLanguage();
  return (
    <>
      <h2 className="text-base font-title">{t.admission}</h2>
      <div className="grid gap-1">
        <CheckField
          label={t.freeAdmission}
          checked={draft.isFree}
          onChange={(checked) => onChange({ isFree: checked })}
        />
        {!draft.isFree && (
          <TextField
            label={t.price}
            hint={t.priceHint}
            lang={contentLanguage}
            maxLength={80}
            value={draft.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        )}
      </div>
      <TextField
        type="url"
        label={t.ticketUrl}
        hint={t.ticketUrlHint}
        maxLength={2000}
        value={draft.ticketUrl}
        error={errorOf('ticketUrl', t.ticketUrlError)}
        onChange={({ target }) => onChange({ ticketUrl: target.value })}
      />
      <TextField
        label={t.organizer}
        lang={contentLanguage}
        maxLength={120}
        value={draft.organizer}
        onChange={({ target }) => onChange({ organizer: target.value })}
      />
    </>
  );
}
