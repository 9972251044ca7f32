import { useState } from 'react';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { editorMessages } from '../../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { useCategoryChoices } from '../../choice/use-category-choices.tsx';
import { useTagChoices } from '../../choice/use-tag-choices.ts';

interface Props {
  kind: 'tag' | 'category';
  count: number;
  onClose(): void;
  onApply(change: BulkChange): void;
}

/** Selects the tags or categories to add to or remove from the selected places. */
export function ChangeLinksDialog({ kind, count, onClose, onApply }: Props) {
  const t = useMessages(bulkMessages);
  const { cancel } = useMessages(editorMessages);
  const categories = useCategoryChoices();
  const tags = useTagChoices();
  const choices = kind === 'tag' ? tags : categories;
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const free = choices.filter(({ id }) => !added.includes(id) && !removed.includes(id));
  const chosen = (ids: readonly string[]) => ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const apply = () =>
    onApply(
      kind === 'tag'
        ? { addTagIds: [...added], removeTagIds: [...removed] }
        : { addCategoryIds: [...added], removeCategoryIds: [...removed] },
    );
  return (
    <Dialog open onClose={onClose} title={kind === 'tag' ? t.changeTags : t.changeCategories} closeLabel={cancel}>
      <ChosenChips chosen={chosen(added)} onRemove={({ id }) => setAdded(added.filter((one) => one !== id))} />
      <ChoiceField label={t.add} choices={free} onChoose={({ id }) => setAdded([...added, id])} />
      <ChosenChips chosen={chosen(removed)} onRemove={({ id }) => setRemoved(removed.filter((one) => one !== id))} />
      <ChoiceField label={t.remove} choices={free} onChoose={({ id }) => setRemoved([...removed, id])} />
      <div className="flex justify-end gap-2 pt-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button kind="primary" disabled={added.length + removed.length === 0} onClick={apply}>
          {t.apply({ n: count })}
        </Button>
      </div>
    </Dialog>
  );
}
