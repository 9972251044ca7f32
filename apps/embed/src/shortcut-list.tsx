import { useCallback } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { PlaceList, type ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { PlaceContact } from './place-contact.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';

interface Props {
  shortcut: SearchShortcutConfig;
  rows: readonly ListedPlace[];
  /** The search could not be had: only names were looked through. */
  isByName: boolean;
  words: string;
  onClear(): void;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
}

/** The rows, or why there are none. */
export function ShortcutList({ shortcut, rows, isByName, words, onClear, onSelect, onHover }: Props) {
  const t = useMessages(embedMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const { data } = useGuide();
  const under = useCallback((place: Place) => <PlaceContact place={place} shortcut={shortcut} />, [shortcut]);
  if (data.status === 'error')
    return (
      <ErrorState
        offline={data.isOffline}
        title={data.isOffline ? t.offline : t.error}
        retryLabel={t.retry}
        onRetry={data.retry}
      />
    );
  if (data.status === 'loading') return <SkeletonRows label={t.loading} />;
  const note = isByName && <output className="block px-4 py-2 text-sm text-ink-soft">{tGuide.foundByName}</output>;
  if (rows.length)
    return (
      <>
        {note}
        <PlaceList label={pick(shortcut.title)} rows={rows} onSelect={onSelect} onHover={onHover} under={under} />
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
