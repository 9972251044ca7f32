import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import type { ContestDraft, InvalidContestField } from './contest-draft.ts';

interface Props {
  draft: ContestDraft;
  invalidFields: ReadonlySet<InvalidContestField>;
  onChange(part: Partial<ContestDraft>): void;
}

/** Titles and descriptions of a contest. */
export function ContestTexts({ draft, invalidFields, onChange }: Props) {
  const t = useMessages(contestEditorMessages);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.titleDe}
          lang="de"
          maxLength={200}
          value={draft.title.de}
          error={invalidFields.has('title') && !draft.title.de.trim() ? t.titleError : null}
          onChange={({ target }) => onChange({ title: { ...draft.title, de: target.value } })}
        />
        <TextField
          label={t.titleEn}
          lang="en"
          maxLength={200}
          value={draft.title.en}
          error={invalidFields.has('title') && !draft.title.en.trim() ? t.titleError : null}
          onChange={({ target }) => onChange({ title: { ...draft.title, en: target.value } })}
        />
      </div>
      <TextArea
        label={t.textDe}
        lang="de"
        maxLength={4000}
        value={draft.description.de}
        onChange={({ target }) => onChange({ description: { ...draft.description, de: target.value } })}
      />
      <TextArea
        label={t.textEn}
        lang="en"
        maxLength={4000}
        value={draft.description.en}
        onChange={({ target }) => onChange({ description: { ...draft.description, en: target.value } })}
      />
    </>
  );
}
