/* oxlint-disable jsx-a11y/prefer-tag-over-role -- WAI-ARIA's combobox: no element finds as one types */
import { useDeferredValue, useId, useMemo, useState, type Ref } from 'react';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { matchingChoices, type Choice } from './matching-choices.ts';
import { ChoiceList } from './choice-list.tsx';

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

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

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
    if (!choice || choice.disabledReason) return;
    onChoose(choice);
    setText('');
    onWords?.('');
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
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
      <output className="sr-only">
        {isOpen && (text || choices[0]?.section !== undefined) ? t.found({ count: found.length }) : ''}
      </output>
      {isOpen && (
        <ChoiceList
          hasSections={query.trim() === ''}
          id={list}
          label={label}
          isCompact={isCompact}
          choices={found}
          activeIndex={at}
          onChoose={choose}
        />
      )}
    </div>
  );
}
