import { useId } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { inputModes } from '../../place/input-modes.ts';
import { ConflictChoice } from '../../place/saved-field/conflict-choice.tsx';
import { SaveStateNote } from '../../place/saved-field/save-state.tsx';
import { placesMessages } from '../messages/places.ts';
import { useColumnNames } from './use-column-names.ts';
import { editableColumns, type CellField } from './cell-fields.ts';
import { useCellField } from './use-cell-field.ts';
import type { RowEdits } from './use-row-edits.ts';

interface Props {
  item: DashboardItem;
  /** Of the title, BCP 47 */
  language: string;
  edits: RowEdits;
  onClose(): void;
}

/** The texts of a place that can be edited in the list, for small screens. Each is saved when it is left. */
export function CardForm({ item, language, edits, onClose }: Props) {
  const t = useMessages(placesMessages);
  const names = useColumnNames();
  const form = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={form} className="grid gap-2 px-3 pb-3">
      {editableColumns.map((column) => {
        const cell = edits.fieldOf(item, column);
        return (
          cell && (
            <CardField key={column} item={item} cell={cell} label={names[column]} language={language} edits={edits} />
          )
        );
      })}
      <Button className="justify-self-end" onClick={onClose}>
        {t.closeForm}
      </Button>
    </div>
  );
}

function CardField({
  item,
  cell,
  label,
  language,
  edits,
}: Omit<Props, 'onClose'> & { cell: CellField; label: string }) {
  const t = useMessages(dashboardMessages);
  const note = useId();
  const field = useCellField(item, cell, label, edits);
  return (
    <div className="grid">
      <TextField
        label={label}
        aria-invalid={field.state === 'refused' || undefined}
        aria-describedby={note}
        value={field.value}
        maxLength={cell.maxLength}
        inputMode={inputModes[cell.type]}
        spellCheck={cell.type === 'text'}
        lang={cell.type === 'text' ? language : undefined}
        onChange={({ target }) => field.type(target.value)}
        onBlur={() => void field.commit()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void field.commit();
          if (key === 'Escape') field.restore();
        }}
      />
      <SaveStateNote id={note} field={field} refusal={t.rejectedValue({ type: cell.type })} />
      <ConflictChoice field={field} onResolved={() => void edits.renew(item.id)} />
    </div>
  );
}
