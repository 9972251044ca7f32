import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { filterOf, idsOf, useShortcutChoices } from './use-shortcut-choices.tsx';
import type { ShortcutFields } from './shortcut-fields.ts';

type Filter = ShortcutFields['filter'];

/** What a search shortcut lists: categories, features, places with events. */
export function ShortcutFilter({ filter, onChange }: { filter: Filter; onChange(filter: Filter): void }) {
  const t = useMessages(branchMessages);
  const choices = useShortcutChoices();
  const ids = idsOf(filter);
  const list = (next: readonly string[]) => onChange(filterOf(next, filter.hasEvents));
  const of = (kinds: readonly string[], from: typeof choices.tags) =>
    ids
      .filter((id) => kinds.some((kind) => id.startsWith(kind)))
      .map((id) => from.find((one) => one.id === id) ?? { id, title: id.slice(4), group: '' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.lists}</legend>
      <p className="text-xs text-ink-soft">{t.listsHint}</p>
      <ChosenChips
        chosen={of(['main:', 'sub:'], choices.categories)}
        onRemove={({ id }) => list(ids.filter((one) => one !== id))}
      />
      <ChoiceField
        label={t.addCategory}
        choices={choices.categories.filter(({ id }) => !ids.includes(id))}
        onChoose={({ id }) => list([...ids, id])}
      />
      <ChosenChips
        chosen={of(['tag:', 'key:'], choices.tags)}
        onRemove={({ id }) => list(ids.filter((one) => one !== id))}
      />
      <ChoiceField
        label={t.addTag}
        choices={choices.tags.filter(({ id }) => !ids.includes(id))}
        onChoose={({ id }) => list([...ids, id])}
      />
      <CheckField
        label={t.hasEventsOnly}
        checked={filter.hasEvents ?? false}
        onChange={(isOn) => onChange(filterOf(ids, isOn))}
      />
    </fieldset>
  );
}
