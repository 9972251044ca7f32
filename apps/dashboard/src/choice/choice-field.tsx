import { useMemo, useState, type Ref } from 'react';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { matchingChoices, type Choice } from './matching-choices.ts';
import { ChoiceList } from './choice-list.tsx';
import { useChoices } from './use-choices.ts';

interface Props {
  label: string;
  hint?: string;
  error?: string | null;
  /** Renders one line: a search field in a bar. */
  isCompact?: boolean;
  choices: readonly Choice[];
  /** If given, the caller filters: `choices` already match the query and are updated asynchronously. */
  onQuery?(query: string): void;
  /** The choices may still match an earlier query: only those are offered that match the typed text. */
  isBehind?: boolean;
  onChoose(choice: Choice): void;
  ref?: Ref<HTMLInputElement>;
}

/** A combobox that filters choices as one types, and is empty again when one is chosen. */
export function ChoiceField(props: Props) {
  const { label, hint, error, isCompact = false, choices, onQuery, isBehind = false, onChoose, ref } = props;
  const t = useMessages(editorMessages);
  const [text, setText] = useState('');
  const isFiltered = !onQuery || isBehind;
  const found = useMemo(() => (isFiltered ? matchingChoices(choices, text) : choices), [choices, text, isFiltered]);

  const type = (typed: string) => {
    setText(typed);
    onQuery?.(typed);
  };
  const list = useChoices({
    found,
    text,
    onOpen: (typed) => onQuery?.(typed),
    onChoose: (choice) => {
      onChoose(choice);
      type('');
    },
  });
  const { isOpen, getInputProps } = list;
  return (
    <div className="relative">
      <TextField
        // oxlint-disable-next-line react/refs -- the ref is handed on, not read
        {...getInputProps({
          ref,
          label,
          hint,
          error,
          hideLabel: isCompact,
          placeholder: isCompact ? label : undefined,
          before: <Icon name={isCompact ? 'search' : 'plus'} size={18} />,
          // The label refers to the field instead.
          'aria-labelledby': undefined,
          ...(found.length === 0 && { 'aria-activedescendant': undefined }),
          onChange: (event) => type(event.currentTarget.value),
          onKeyDown: (event) => {
            // Closes the list, not the dialog around it.
            if (event.key === 'Escape' && isOpen) event.stopPropagation();
          },
        })}
      />
      <output className="sr-only">
        {isOpen && (text || choices[0]?.section !== undefined) ? t.found({ count: found.length }) : ''}
      </output>
      <ChoiceList
        list={list}
        hasSections={text.trim() === ''}
        label={label}
        isCompact={isCompact}
        isBehind={isBehind}
        choices={found}
      />
    </div>
  );
}
