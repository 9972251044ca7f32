import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { ApiError } from '@umkreis/api-client/api-error.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { LoadError } from '../../layout/load-error.tsx';

export interface Entry {
  id: string;
  title: string;
  /** Alternative names, which are searched too and displayed next to the title. */
  note: string;
  glyph?: ReactNode;
}

/** Maximum number of rendered rows; the search narrows the list. */
const MOST = 150;
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A searchable list of entries of one kind; a click on a row opens it. */
export function EntryList({
  entries,
  error,
  newLabel,
  onRetry,
  onOpen,
}: {
  entries: readonly Entry[] | undefined;
  error: ApiError | undefined;
  newLabel: string;
  onRetry(): void;
  /** null: a new entry */
  onOpen(id: string | null): void;
}) {
  const t = useMessages(referenceMessages);
  const common = useMessages(dashboardMessages);
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  const found = useMemo(() => {
    const terms = plain(query).split(/\s+/).filter(Boolean);
    return (entries ?? []).filter(({ title, note }) => {
      const read = plain(`${title} ${note}`);
      return terms.every((word) => read.includes(word));
    });
  }, [entries, query]);
  if (error && !entries)
    return (
      <Card>
        <LoadError error={error} onRetry={onRetry} />
      </Card>
    );
  if (!entries)
    return (
      <Card>
        <SkeletonRows rows={8} label={common.loading} />
      </Card>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <TextField
          type="search"
          label={t.search}
          hideLabel
          placeholder={t.search}
          className="min-w-56 flex-1 sm:max-w-96"
          value={text}
          onChange={({ target }) => setText(target.value)}
          before={<Icon name="search" size={18} />}
        />
        <output className="text-sm text-ink-soft">{t.count({ n: found.length })}</output>
        <Button kind="primary" icon="plus" className="ml-auto" onClick={() => onOpen(null)}>
          {newLabel}
        </Button>
      </div>
      <Card className="overflow-hidden">
        {found.length === 0 ? (
          <EmptyState title={t.noneFound} text={t.noneFoundText} />
        ) : (
          <ul>
            {found.slice(0, MOST).map((entry) => (
              <EntryRow key={entry.id} entry={entry} onOpen={() => onOpen(entry.id)} />
            ))}
          </ul>
        )}
        {found.length > MOST && (
          <p className="border-t border-line p-3 text-xs text-ink-soft">{t.more({ n: found.length - MOST })}</p>
        )}
      </Card>
    </>
  );
}

function EntryRow({ entry: { title, note, glyph }, onOpen }: { entry: Entry; onOpen(): void }) {
  return (
    <li className="border-t border-line first:border-0">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left text-sm hover:bg-hover"
      >
        {glyph}
        <span className="min-w-0 font-medium break-words hyphens-auto">{title}</span>
        <span className="ml-auto min-w-0 truncate text-right text-xs text-ink-soft">{note}</span>
      </button>
    </li>
  );
}
