import type { Branch } from '@umkreis/contract/branch.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import type { Choice } from '../../choice/matching-choices.ts';
import { useCategoryChoices } from '../../choice/use-category-choices.tsx';
import { useTagChoices } from '../../choice/use-tag-choices.ts';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import type { NewPlaceDraft } from './new-place-draft.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';

interface Props {
  /** The branches to which the person may add places */
  branches: readonly Branch[];
  branch: Branch | undefined;
  draft: NewPlaceDraft;
  errors: { branch: string | null; title: string | null };
  onChange(part: Partial<NewPlaceDraft>): void;
}

/** Map, title, categories and tags of a new place. */
export function NewPlaceBasics({ branches: own, branch, draft, errors, onChange: set }: Props) {
  const t = useMessages(editorMessages);
  const categories = useCategoryChoices();
  const tags = useTagChoices();
  const chosen = (choices: readonly Choice[], ids: readonly string[]) =>
    ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-base font-title">{t.basics}</h2>
      {own.length > 1 && (
        <SelectField
          label={t.whichMap}
          error={errors.branch}
          value={branch ? String(branch.shortId) : ''}
          onChange={(value) => set({ branch: value ? Number(value) : null, at: null })}
        >
          <option value="">{t.chooseMap}</option>
          {own.map(({ shortId, title }) => (
            <option key={shortId} value={shortId}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t.title}
        lang={contentLanguageOf(branch ?? null)}
        required
        maxLength={200}
        value={draft.title}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <ChosenChips
        chosen={chosen(categories, draft.categoryIds)}
        onRemove={({ id }) => set({ categoryIds: draft.categoryIds.filter((one) => one !== id) })}
      />
      <ChoiceField
        label={t.addCategory}
        hint={t.categoryHint}
        choices={categories.filter(({ id }) => !draft.categoryIds.includes(id))}
        onChoose={({ id }) => set({ categoryIds: [...draft.categoryIds, id] })}
      />
      <ChosenChips
        chosen={chosen(tags, draft.tagIds)}
        onRemove={({ id }) => set({ tagIds: draft.tagIds.filter((one) => one !== id) })}
      />
      <ChoiceField
        label={t.addTag}
        choices={tags.filter(({ id }) => !draft.tagIds.includes(id))}
        onChoose={({ id }) => set({ tagIds: [...draft.tagIds, id] })}
      />
    </Card>
  );
}
