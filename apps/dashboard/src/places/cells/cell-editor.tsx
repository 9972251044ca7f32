/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions,
   jsx-a11y/click-events-have-key-events -- keeps the events of the field from the grid around it */
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { ConflictChoice } from '../../place/saved-field/conflict-choice.tsx';
import { SaveStateNote } from '../../place/saved-field/save-state.tsx';
import type { SavedField } from '../../place/saved-field/use-saved-field.ts';
import { inputModes } from '../../place/input-modes.ts';
import type { CellField } from './cell-fields.ts';
import { useCellField } from './use-cell-field.ts';
import type { RowEdits } from './use-row-edits.ts';

export interface EditorProps {
  item: DashboardItem;
  cell: CellField;
  /** Name of the column */
  label: string;
  language: string;
  edits: RowEdits;
  /** @param hadFocus the focus has to go back to the grid */
  onClose(hadFocus: boolean): void;
  /** Tab. @param step 1 or -1. @returns whether there is another cell */
  onNext(step: number): boolean;
}

const settled = new Set<SavedField['state']>(['stored', 'saved', 'waiting']);

const scrollIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Closes the editor once its text is stored or queued after the person has left it. */
function useClosing(field: SavedField, onClose: (hadFocus: boolean) => void) {
  const form = useFirstFocus<HTMLDivElement>();
  const [isLeft, setLeft] = useState(false);
  const isClosing = useRef(false);
  const close = useEffectEvent(() => {
    isClosing.current = true;
    onClose(form.current?.contains(document.activeElement) ?? false);
  });
  const isDone = isLeft && settled.has(field.state);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const leave = () => {
    if (isClosing.current) return;
    setLeft(true);
    void field.commit();
  };
  return { form, isLeft, setLeft, leave };
}

/** The text field in a cell: Enter saves, Escape restores, Tab goes on. */
export function CellEditor({ item, cell, label, language, edits, onClose, onNext }: EditorProps) {
  const t = useMessages(dashboardMessages);
  const note = useId();
  const field = useCellField(item, cell, label, edits);
  const { form, isLeft, setLeft, leave } = useClosing(field, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') leave();
    else if (event.key === 'Escape') {
      field.restore();
      setLeft(true);
    } else if (event.key === 'Tab' && onNext(event.shiftKey ? -1 : 1)) event.preventDefault();
  };
  const isNoted =
    field.state === 'unsaved' ? isLeft || field.isOldDraft : field.state !== 'stored' && field.state !== 'saving';
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  return (
    <div
      ref={form}
      className="relative -mx-2 min-w-0 flex-1"
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <input
        aria-label={`${label}, ${item.title}`}
        aria-invalid={field.state === 'refused' || undefined}
        aria-describedby={note}
        lang={cell.type === 'text' ? language : undefined}
        inputMode={inputModes[cell.type]}
        spellCheck={cell.type === 'text'}
        maxLength={cell.maxLength}
        value={field.value}
        onChange={({ target }) => {
          setLeft(false);
          field.type(target.value);
        }}
        className="h-9 w-full rounded-control bg-paper px-2 text-base ring-2 ring-accent outline-none ring-inset aria-invalid:ring-danger sm:text-sm"
      />
      <div
        key={isNoted ? field.state : ''}
        ref={isNoted ? scrollIntoView : null}
        data-note={isNoted || undefined}
        // The focus stays in the field, which a click on a button would otherwise save.
        onMouseDown={(event) => event.preventDefault()}
        className={
          isNoted
            ? 'absolute top-full left-0 z-1 mt-1 w-80 rounded-control bg-paper p-2 shadow-float ring-1 ring-line'
            : 'sr-only'
        }
      >
        {field.state !== 'conflict' && (
          <SaveStateNote id={note} field={field} refusal={t.rejectedValue({ type: cell.type })} />
        )}
        <ConflictChoice field={field} onResolved={() => void edits.renew(item.id)} />
      </div>
    </div>
  );
}
