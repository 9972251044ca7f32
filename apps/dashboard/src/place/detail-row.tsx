import { useId } from 'react';
import type { DetailUnit, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item, ItemDetail } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant, shortDate } from '../dates/format-date.ts';
import { useNow } from '../dates/use-now.ts';
import { ConflictChoice } from './saved-field/conflict-choice.tsx';
import { DeletedDetail } from './deleted-detail.tsx';
import { DetailInput } from './detail-input.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { HoursTools } from './hours/hours-tools.tsx';
import { SaveStateNote } from './saved-field/save-state.tsx';
import { UnitSelect } from './unit-select.tsx';
import { DEFAULT_UNIT } from '@umkreis/places/details/detail-units.ts';
import { drafts } from '../outbox/drafts.ts';
import type { UndoableWrite } from '../write/use-undoable-write.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useDetailWrites } from './use-detail-writes.ts';
import { useSavedField } from './saved-field/use-saved-field.ts';

interface Props {
  item: Item;
  detail: ItemDetail;
  detailKey: ItemDetailKey;
  /** Somebody else deleted it: the typed text is not saved until the person decides. */
  isDeleted: boolean;
  isReadOnly: boolean;
  /** Writes that can be undone after the row is gone */
  removal: UndoableWrite;
  onChanged(): void;
  /** A deleted detail was added again or discarded. */
  onDiscard(): void;
}

/** Edits one stored detail: field, unit, date, delete button. */
export function DetailRow({ item, detail, detailKey, isDeleted, isReadOnly, removal, onChanged, onDiscard }: Props) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { auth } = useDashboard();
  const change = useWrite();
  const note = useId();
  const unit = detail.dataValueUnit ?? DEFAULT_UNIT;
  const writes = useDetailWrites(item.id, detail, detailKey);
  const write = (...values: Parameters<typeof writes.update>) => writes.update(...values).then(onChanged);
  const field = useSavedField({
    draftKey: detail.id,
    label: pick(detailKey.keyTitle),
    author: auth.email,
    stored: detail.dataValue,
    base: detail.dateUpdated,
    save: (value, seen, conflict) => write(value, conflict ? undefined : seen, unit),
  });
  const discard = () => {
    drafts.remove(detail.id);
    onDiscard();
  };
  const replace = async (work: Promise<unknown>) => {
    await work;
    discard();
    onChanged();
  };
  const remove = () =>
    removal.run(
      () => writes.remove().then(discard),
      t.detailDeleted({ name: pick(detailKey.keyTitle) }),
      () => writes.add(detail.dataValue),
    );
  const addAgain = () => change.run(() => replace(writes.add(field.value.trim())));
  const changeUnit = (next: DetailUnit) => change.run(() => write(detail.dataValue, detail.dateUpdated, next));
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-0">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <DetailInput
            detailKey={detailKey}
            value={field.value}
            isReadOnly={isReadOnly}
            isRejected={field.state === 'refused'}
            noteId={note}
            onType={field.type}
            onCommit={() => void (isDeleted || field.commit())}
            onRestore={field.restore}
          />
        </div>
        {detailKey.needsUnit && (
          <UnitSelect unit={unit} isReadOnly={isReadOnly} onUnit={(next) => void changeUnit(next)} />
        )}
        <UpdatedDate item={item} date={detail.dateUpdated} />
        {!isReadOnly && !isDeleted && (
          <IconButton
            icon="trash"
            label={t.deleteDetail({ name: pick(detailKey.keyTitle) })}
            disabled={removal.state === 'busy'}
            onClick={() => void remove()}
          />
        )}
      </div>
      <DetailNotes detailKey={detailKey} value={field.value} item={item} />
      <SaveStateNote
        id={note}
        field={field}
        refusal={t.rejectedValue({ type: detailKey.type })}
        onDelete={isReadOnly || isDeleted ? undefined : () => void remove()}
      />
      {isDeleted && <DeletedDetail onAdd={() => void addAgain()} onDiscard={discard} />}
      {detailKey.type === 'hours' && <HoursTools item={item} field={field} isReadOnly={isReadOnly} />}
      {change.state === 'failed' && <WriteNote write={change} />}
      <ConflictChoice field={field} onResolved={onChanged} />
    </li>
  );
}

/** The short date of the last change of a detail; hidden where there is no space. */
function UpdatedDate({ item, date }: { item: Item; date: string }) {
  const t = useMessages(dashboardMessages);
  const { language } = useDashboard();
  const now = useNow();
  const timeZone = useBranchZone(item.branchShortId);
  return (
    <time
      dateTime={date}
      title={t.updated({ date: formatInstant(date, language, timeZone) })}
      className="tabular hidden w-16 shrink-0 pb-3 text-right text-xs text-ink-soft sm:block"
    >
      {shortDate(date, now, language, timeZone)}
    </time>
  );
}
