import type { UseComboboxReturnValue } from 'downshift';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import type { Choice } from './matching-choices.ts';
import { sectionsOf } from './sections-of.ts';
import { isDisabled } from './use-choices.ts';

interface Props {
  list: UseComboboxReturnValue<Choice>;
  label: string;
  isCompact: boolean;
  /** More choices may follow. */
  isBehind: boolean;
  choices: readonly Choice[];
  /** Whether the sections of the choices get headings */
  hasSections: boolean;
}

/** The choices below a combobox. */
export function ChoiceList({ list, label, isCompact, isBehind, choices, hasSections }: Props) {
  const t = useMessages(editorMessages);
  const { isOpen, getMenuProps, getItemProps } = list;
  const rowsOf = (own: readonly Choice[], first: number, title: string) =>
    own.map((choice, index) => (
      <div
        key={choice.id}
        {...getItemProps({ item: choice, index: first + index })}
        className={classNames(
          'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 text-sm aria-selected:bg-hover',
          isDisabled(choice) ? 'text-ink-soft' : 'cursor-pointer',
        )}
      >
        <ChoiceRow choice={choice} note={choice.disabledReason ?? (title ? '' : choice.group)} />
      </div>
    ));
  if (!isOpen) return null;
  return (
    <div
      {...getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
      className={classNames(
        'absolute right-0 left-0 z-20 max-h-72 overflow-y-auto rounded-card bg-paper p-1 shadow-float ring-1 ring-line',
        isCompact ? 'top-12' : 'top-[4.5rem]',
      )}
    >
      {choices.length === 0 && !isBehind && <p className="px-3 py-2 text-sm text-ink-soft">{t.nothingFound}</p>}
      {sectionsOf(choices, hasSections).map(({ title, first, choices: own }) => {
        if (!title) return rowsOf(own, first, title);
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element groups the options of a listbox
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-ink-soft">
              {title}
            </p>
            {rowsOf(own, first, title)}
          </div>
        );
      })}
    </div>
  );
}

/** @param note text at the end of the row */
function ChoiceRow({ choice, note }: { choice: Choice; note: string }) {
  return (
    <>
      {choice.glyph}
      <span lang={choice.language} className="min-w-0 break-words">
        {choice.title}
      </span>
      <span className="ml-auto shrink-0 text-xs text-ink-soft">{note}</span>
    </>
  );
}
