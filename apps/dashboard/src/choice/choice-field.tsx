/* oxlint-disable jsx-a11y/prefer-tag-over-role -- WAI-ARIA's combobox: no element finds as one types */
import { useDeferredValue, useId, useMemo, useState, type Ref } from 'react';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { firstActive, matchingChoices, type Choice } from './matching-choices.ts';
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
  /** Index of the choice that was reached by keys; null: none */
  const [active, setActive] = useState<number | null>(null);
  const list = useId();
  const query = useDeferredValue(text);
  const found = useMemo(() => (onWords ? choices : matchingChoices(choices, query)), [choices, query, onWords]);
  const at = Math.min(active ?? firstActive(found, query), found.length - 1);

  const type = (typed: string) => {
    setText(typed);
    onWords?.(typed);
    setActive(null);
    setOpen(true);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice || choice.disabledReason) return;
    onChoose(choice);
    type('');
    setOpen(false);
  };
  const keys: Keys = {
    move: (step) => {
      setActive(isOpen ? (at + step + found.length) % Math.max(found.length, 1) : null);
      setOpen(true);
    },
    // The rendered list may lag behind the typed text.
    enter: () => choose(entered({ choices, found, at, active, text, isFiltered: !onWords, isBehind })),
    close: () => setOpen(false),
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
        onFocus={() => type(text)}
        onClick={() => setOpen(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => onKey(event, isOpen, keys)}
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

interface Entering {
  choices: readonly Choice[];
  /** The rendered choices, and the index of the active one */
  found: readonly Choice[];
  at: number;
  active: number | null;
  text: string;
  /** The field filters itself. */
  isFiltered: boolean;
  isBehind: boolean;
}

/** The choice that Enter selects; undefined if none matches the typed text. */
function entered({ choices, found, at, active, text, isFiltered, isBehind }: Entering): Choice | undefined {
  const fitting = matchingChoices(choices, text);
  if (isFiltered) return fitting[active ?? firstActive(fitting, text)];
  return !isBehind || fitting.includes(found[at]!) ? found[at] : fitting[0];
}

interface Keys {
  move(step: number): void;
  enter(): void;
  close(): void;
}

function onKey(event: React.KeyboardEvent, isOpen: boolean, { move, enter, close }: Keys): void {
  const step = steps[event.key];
  if (step) {
    event.preventDefault();
    move(step);
  } else if (event.key === 'Enter' && isOpen) {
    event.preventDefault();
    enter();
  } else if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    close();
  }
}
