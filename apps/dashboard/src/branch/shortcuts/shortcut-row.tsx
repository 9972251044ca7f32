import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

interface Props {
  shortcut: EditedSearchShortcut;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  isReadOnly: boolean;
  onOpen(): void;
  onHide(): void;
  onMove(step: 1 | -1): void;
}

/** A search shortcut in the list: opens its editor; buttons to hide and to move it. */
export function ShortcutRow({ shortcut, isFirst, isLast, isBusy, isReadOnly, onOpen, onHide, onMove }: Props) {
  const t = useMessages(branchMessages);
  const pick = usePick();
  return (
    <li className="flex flex-wrap items-center gap-1 border-t border-line py-1 first:border-0">
      <button
        type="button"
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 text-left text-sm font-medium break-words hover:bg-hover"
      >
        <span className={shortcut.isHidden ? 'text-ink-soft line-through' : undefined}>{pick(shortcut.title)}</span>
        {shortcut.isHidden && <span className="ml-2 text-xs text-ink-soft">{t.isHidden}</span>}
      </button>
      {!isReadOnly && (
        <span className="flex items-center">
          <Button size="small" kind="quiet" onClick={onHide}>
            {shortcut.isHidden ? t.show : t.hide}
          </Button>
          <IconButton
            icon="chevronUp"
            label={t.moveUp({ name: pick(shortcut.title) })}
            disabled={isFirst || isBusy}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevronDown"
            label={t.moveDown({ name: pick(shortcut.title) })}
            disabled={isLast || isBusy}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}
