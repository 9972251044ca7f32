import type { FormEvent } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { jsonError } from './json-error.ts';

export interface JsonDraft {
  /** null: not stored yet */
  id: string | null;
  type: string;
  text: string;
}

/** Types of JSON data: an identifier of up to 64 characters */
export const TYPE = /^[\w.:-]{1,64}$/;

interface Props {
  draft: JsonDraft;
  isBusy: boolean;
  showsErrors: boolean;
  onChange(draft: JsonDraft): void;
  onCancel(): void;
  onSubmit(event: FormEvent): void;
}

/** Edits JSON data of a place, and its type as long as it isn't stored. */
export function JsonForm({ draft, isBusy, showsErrors, onChange, onCancel, onSubmit }: Props) {
  const t = useMessages(relationsMessages);
  const textError = jsonError(draft.text);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextField
        label={t.jsonType}
        hint={t.jsonTypeHint}
        value={draft.type}
        readOnly={draft.id !== null}
        maxLength={64}
        error={showsErrors && !TYPE.test(draft.type) ? t.jsonTypeError : null}
        onChange={({ target }) => onChange({ ...draft, type: target.value })}
      />
      <TextArea
        label={t.jsonValue}
        rows={8}
        spellCheck={false}
        value={draft.text}
        error={
          showsErrors && textError
            ? textError === 'kind'
              ? t.jsonKindError
              : t.jsonError({ reason: textError.reason })
            : null
        }
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="small" busy={isBusy}>
          {t.save}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
