/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's combobox: no element finds as one types, and the keys are those of the field */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import type { Choice } from './matching-choices.ts';
import { sectionsOf } from './sections-of.ts';

interface Props {
  /** Also the prefix of its rows' ids */
  id: string;
  label: string;
  isCompact: boolean;
  choices: readonly Choice[];
  /** Whether the sections of the choices get headings */
  hasSections: boolean;
  activeIndex: number;
  onChoose(choice: Choice): void;
}

/** The choices below a combobox; the active one is scrolled into view. */
export function ChoiceList({ id, label, isCompact, choices, hasSections, activeIndex, onChoose }: Props) {
  const t = useMessages(editorMessages);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(
        'absolute right-0 left-0 z-20 max-h-72 overflow-y-auto rounded-card bg-paper p-1 shadow-float ring-1 ring-line',
        isCompact ? 'top-12' : 'top-[4.5rem]',
      )}
    >
      {choices.length === 0 && <p className="px-3 py-2 text-sm text-ink-soft">{t.nothingFound}</p>}
      {sectionsOf(choices, hasSections).map(({ title, first, choices: own }) => {
        const rows = own.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            id={`${id}-${first + index}`}
            choice={choice}
            note={choice.disabledReason ?? (title ? '' : choice.group)}
            isActive={first + index === activeIndex}
            onChoose={onChoose}
          />
        ));
        if (!title) return rows;
        return (
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-ink-soft">
              {title}
            </p>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps {
  id: string;
  choice: Choice;
  /** Text at the end of the row */
  note: string;
  isActive: boolean;
  onChoose(choice: Choice): void;
}

function ChoiceRow({ id, choice, note, isActive, onChoose }: RowProps) {
  const isDisabled = choice.disabledReason !== undefined;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      className={classNames(
        'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 text-sm',
        isDisabled ? 'text-ink-soft' : 'cursor-pointer',
        isActive && 'bg-hover',
      )}
    >
      {choice.glyph}
      <span lang={choice.language} className="min-w-0 break-words">
        {choice.title}
      </span>
      <span className="ml-auto shrink-0 text-xs text-ink-soft">{note}</span>
    </div>
  );
}
