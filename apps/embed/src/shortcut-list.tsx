import { useCallback } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { PlaceList } from '@umkreis/guide/list/place-list.tsx';
import type { RowList } from '@umkreis/guide/list/use-rows.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { PlaceContact } from './place-contact.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

interface Props {
  shortcut: SearchShortcutConfig;
  list: RowList;
  words: string;
  onClear(): void;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
}

/** The rows, or why there are none. */
export function ShortcutList({ shortcut, list, words, onClear, onSelect, onHover }: Props) {
  const t = useMessages(embedMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const { data } = useGuide();
  const under = useCallback((place: Place) => <PlaceContact place={place} shortcut={shortcut} />, [shortcut]);
  if (data.status === 'error' || list.hasFailed)
    return (
      <ErrorState
        offline={data.isOffline}
        title={data.isOffline ? t.offline : t.error}
        retryLabel={t.retry}
        onRetry={list.hasFailed ? list.retry : data.retry}
      />
    );
  if (data.status === 'loading' || !list.rows) return <SkeletonRows label={t.loading} />;
  const note = list.isByName && <output className="block px-4 py-2 text-sm text-ink-soft">{tGuide.foundByName}</output>;
  if (list.rows.length > 0)
    return (
      <>
        {note}
        <PlaceList
          label={pick(shortcut.title)}
          rows={list.rows}
          total={list.total}
          onMore={list.more}
          onSelect={onSelect}
          onHover={onHover}
          under={under}
        />
      </>
    );
  return words.trim() ? (
    <>
      {note}
      <EmptyState title={t.noMatch} text={t.noMatchText} action={<Button onClick={onClear}>{t.clear}</Button>} />
    </>
  ) : (
    <EmptyState icon="list" title={t.empty} text={t.emptyText} />
  );
}
