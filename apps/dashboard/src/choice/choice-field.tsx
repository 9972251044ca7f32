/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's combobox: no element finds as one types, and the keys are those of the field */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useDeferredValue, useId, useMemo, useState, type Ref } from 'react';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { matchingChoices, type Choice } from './matching-choices.ts';

interface Props {
  label: string;
  hint?: string;
  error?: string | null;
  /** Renders one line: a search field in a bar. */
  isCompact?: boolean;
  choices: readonly Choice[];
  /** If given, the caller filters: `choices` already match the query and are updated asynchronously. */
  onQuery?(query: string): void;
  /** The choices may still match an earlier query: Enter only selects one that matches the typed text. */
  isBehind?: boolean;
  onChoose(choice: Choice): void;
  ref?: Ref<HTMLInputElement>;
}

/** A combobox that filters choices as one types. Arrow keys and Enter select, Escape closes. */
export function ChoiceField({
  label,
  hint,
  error,
  isCompact = false,
  choices,
  onQuery: onWords,
  isBehind = false,
  onChoose,
  ref,
}: Props) {
  const t = useMessages(editorMessages);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useId();
  const query = useDeferredValue(text);
  const found = useMemo(() => (onWords ? choices : matchingChoices(choices, query)), [choices, query, onWords]);
  const at = Math.min(active, found.length - 1);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onChoose(choice);
    setText('');
    onWords?.('');
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(isOpen ? (at + step + found.length) % Math.max(found.length, 1) : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      // The rendered list may lag behind the typed text.
      const fitting = matchingChoices(choices, text);
      if (!onWords) choose(fitting[at]);
      else choose(!isBehind || fitting.includes(found[at]!) ? found[at] : fitting[0]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <TextField
        ref={ref}
        label={label}
        hint={hint}
        error={error}
        hideLabel={isCompact}
        placeholder={isCompact ? label : undefined}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
        value={text}
        before={<Icon name={isCompact ? 'search' : 'plus'} size={18} />}
        onFocus={() => {
          onWords?.(text);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          onWords?.(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <output className="sr-only">{isOpen && text ? t.found(found.length) : ''}</output>
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={label}
          className={classNames(
            'absolute right-0 left-0 z-20 max-h-72 overflow-y-auto rounded-card bg-paper p-1 shadow-float ring-1 ring-line',
            isCompact ? 'top-12' : 'top-[4.5rem]',
          )}
        >
          {found.length === 0 && <p className="px-3 py-2 text-sm text-ink-soft">{t.nothingFound}</p>}
          {found.map((choice, index) => (
            <div
              key={choice.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              ref={(row) => {
                if (index === at && isOpen) row?.scrollIntoView({ block: 'nearest' });
              }}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 text-sm',
                index === at && 'bg-hover',
              )}
            >
              {choice.glyph}
              <span className="min-w-0 break-words">{choice.title}</span>
              <span className="ml-auto shrink-0 text-xs text-ink-soft">{choice.group}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
