import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { Choice } from './matching-choices.ts';

interface Props {
  chosen: readonly Choice[];
  isReadOnly?: boolean;
  onRemove(choice: Choice): void;
}

/** The chosen entries, each with a button that removes it. */
export function ChosenChips({ chosen, isReadOnly = false, onRemove }: Props) {
  const t = useMessages(editorMessages);
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((choice) => (
        <li
          key={choice.id}
          className="flex min-h-9 max-w-full items-center gap-2 rounded-full bg-sunken py-1 pl-2 text-sm font-medium"
        >
          {choice.glyph ?? <span className="w-1" />}
          <span lang={choice.language} className="min-w-0 break-words hyphens-auto">
            {choice.title}
          </span>
          {isReadOnly ? (
            <span className="w-1.5" />
          ) : (
            <button
              type="button"
              aria-label={t.remove({ name: choice.title })}
              title={t.remove({ name: choice.title })}
              onClick={() => onRemove(choice)}
              className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-hover hover:text-ink"
            >
              <Icon name="close" size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
