import { eventEditorMessages } from '../messages/event-editor.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { useTagChoices } from '../../choice/use-tag-choices.ts';
import type { EventDraft, InvalidEventField } from './event-draft.ts';

interface Props {
  draft: EventDraft;
  errorOf(field: InvalidEventField, text: string): string | null;
  isReadOnly: boolean;
  onChange(change: Partial<EventDraft>): void;
}

/** Title, description, page and tags of an event. */
export function EventTexts({ draft, errorOf, isReadOnly, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const tags = useTagChoices();
  const contentLanguage = useContentLanguage();
  return (
    <>
      <h2 className="text-base font-title">{t.what}</h2>
      <TextField
        label={t.title}
        lang={contentLanguage}
        maxLength={200}
        value={draft.title}
        error={errorOf('title', t.titleError)}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={t.description}
        lang={contentLanguage}
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
    </>
  );
}
