import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Choice } from './matching-choices.ts';

type State = UseComboboxState<Choice>;

interface Options {
  /** The choices that the list shows */
  found: readonly Choice[];
  text: string;
  /** @param text what is in the field, which may have opened the list */
  onOpen(text: string): void;
  onChoose(choice: Choice): void;
}

/** The keys, the pointer and the roles of a field with a list of choices, which forgets the chosen one. */
export function useChoices({ found, text, onOpen, onChoose }: Options) {
  return useCombobox<Choice>({
    items: [...found],
    inputValue: text,
    selectedItem: null,
    itemToString: (choice) => choice?.title ?? '',
    isItemDisabled: isDisabled,
    defaultHighlightedIndex: found.findIndex((choice) => !isDisabled(choice)),
    stateReducer,
    onIsOpenChange: ({ isOpen, inputValue }) => isOpen && onOpen(inputValue ?? ''),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
}

export const isDisabled = ({ disabledReason }: Choice): boolean => disabledReason !== undefined;

const types = useCombobox.stateChangeTypes;

/** Where a field of choices differs from the library's default */
function stateReducer(state: State, { type, changes, props }: UseComboboxStateChangeOptions<Choice>): Partial<State> {
  if (type === types.InputChange) return { ...changes, highlightedIndex: 0 };
  if (type === types.InputKeyDownEnter) {
    const choice = props.items[state.highlightedIndex];
    return choice && !isDisabled(choice) ? changes : state;
  }
  // Leaving the field chooses nothing.
  if (type === types.InputBlur) return { ...changes, selectedItem: null };
  return changes;
}
