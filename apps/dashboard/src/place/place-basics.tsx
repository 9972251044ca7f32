import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useCategoryChoices } from '../choice/use-category-choices.tsx';
import { useTagChoices } from '../choice/use-tag-choices.ts';
import { DetailRow } from './detail-row.tsx';
import { NewDetail } from './new-detail.tsx';
import { PlaceLinks } from './place-links.tsx';
import { TitleField } from './title-field.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';
import { useTypedDetails } from './use-typed-details.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';

interface Props {
  item: EditedItem;
  keys: readonly ItemDetailKey[];
  categories: ReturnType<typeof useCategoryChoices>;
  tags: ReturnType<typeof useTagChoices>;
  isReadOnly: boolean;
  /** @param fresh the changed item; undefined: it is to be loaded again */
  onChanged(fresh?: Item): void;
}

/** Title, categories, tags and details of a place. */
export function PlaceBasics({ item, keys, categories, tags, isReadOnly, onChanged }: Props) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const removal = useUndoableWrite(() => onChanged());
  const { details, forget } = useTypedDetails(item.itemDetails);
  const rows = details.flatMap(({ detail, isDeleted }) => {
    const detailKey = keys.find((key) => key.id === detail.dataKeyV2);
    return detailKey && !detailKey.isHidden ? [{ detail, detailKey, isDeleted }] : [];
  });
  const present = new Set(rows.map((row) => row.detailKey.id));
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <TitleField item={item} isReadOnly={isReadOnly} onItem={(fresh) => onChanged(fresh)} />
      <PlaceLinks
        item={item}
        kind="category"
        choices={categories}
        own={item.categories.map(({ categoryId }) => categoryId)}
        isReadOnly={isReadOnly}
        onChanged={() => onChanged()}
      />
      <PlaceLinks
        item={item}
        kind="tag"
        choices={tags}
        own={item.tags.map(({ tagId }) => tagId)}
        isReadOnly={isReadOnly}
        onChanged={() => onChanged()}
      />
      <section aria-label={common.details}>
        <h2 className="text-base font-title">{common.details}</h2>
        {rows.length === 0 && <p className="py-3 text-sm text-ink-soft">{t.noDetails}</p>}
        <ul>
          {rows.map(({ detail, detailKey, isDeleted }) => (
            <DetailRow
              key={detail.id}
              item={item}
              detail={detail}
              detailKey={detailKey}
              isDeleted={isDeleted}
              isReadOnly={isReadOnly}
              removal={removal}
              onDiscard={() => forget(detail.id)}
              onChanged={() => onChanged()}
            />
          ))}
        </ul>
        <UndoNote write={removal} />
      </section>
      {!isReadOnly && (
        <NewDetail
          item={item}
          keys={keys.filter((key) => !key.isHidden)}
          present={present}
          onChanged={() => onChanged()}
        />
      )}
    </Card>
  );
}
