import type { ContestEntry } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

interface Props {
  entry: ContestEntry;
  dateText: string;
  /** Its deletion has been requested and is to be confirmed. */
  isDeleting: boolean;
  isBusy: boolean;
  onRequestDeletion(): void;
  onCancel(): void;
  onDelete(): void;
}

/** An entry of a contest; deleting it is confirmed first. */
export function EntryRow({ entry, dateText, isDeleting, isBusy, onRequestDeletion, onCancel, onDelete }: Props) {
  const t = useMessages(contestEditorMessages);
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-0">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 text-sm">
          <p className="break-words">
            <span className="font-medium">{entry.name}</span>{' '}
            <span className="break-all text-ink-soft">{entry.email}</span>
            {entry.dateDrawn && <span className="ml-2 font-semibold text-open">{t.winner}</span>}
          </p>
          {entry.answer && <p className="break-words whitespace-pre-wrap">{entry.answer}</p>}
          <p className="tabular text-xs text-ink-soft">{dateText}</p>
        </div>
        <IconButton icon="trash" label={t.deleteEntry({ name: entry.name })} onClick={onRequestDeletion} />
      </div>
      {isDeleting && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          {t.deleteEntrySure({ name: entry.name })}
          <Button size="small" kind="danger" busy={isBusy} onClick={onDelete}>
            {t.yesDelete}
          </Button>
          <Button size="small" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}
