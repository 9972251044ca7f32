import { useCallback, type ComponentType } from 'react';
import { PlaceList } from '@umkreis/lists/place-list.tsx';
import type { RowList } from '@umkreis/guide-core/rows/row-list.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { ListError } from './list/list-error.tsx';
import { AllEntries } from './list/all-entries.tsx';
import { PlaceContact } from './place-contact.tsx';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { SelectedTopic } from './topic/topic.ts';

export interface EntriesProps {
  label: string;
  /** The entries loaded so far */
  rows: readonly ListedPlace[];
  /** Number of all entries */
  total: number;
  onMore(): void;
  onSelect(place: Place): void;
}
export type EntriesComponent = ComponentType<EntriesProps>;

interface Props {
  topic: SelectedTopic;
  list: RowList;
  searchText: string;
  onClear(): void;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
  /** Instead of rows */
  Entries?: EntriesComponent | undefined;
}

/** The rows, or the reason why there are none. */
export function TopicList({ topic, list, searchText, onClear, onSelect, onHover, Entries }: Props) {
  const t = useMessages(embedMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const { data } = useGuide();
  const under = useCallback(
    (place: Place) => <PlaceContact place={place} shortcut={topic.shortcut} />,
    [topic.shortcut],
  );
  if (data.status === 'error' || list.hasFailed)
    return <ListError onRetry={list.hasFailed ? list.retry : data.retry} />;
  if (data.status === 'loading' || !list.rows) return <SkeletonRows label={t.loading} />;
  const text = list.isByName ? tGuide.foundByName : list.areOpeningNext && tGuide.openingNext;
  const most = topic.selection.rows ?? Infinity;
  const rows = {
    label: pick(topic.title),
    rows: list.rows.slice(0, most),
    total: Math.min(list.total, most),
    onMore: list.more,
    onSelect,
  };
  if (list.rows.length > 0)
    return (
      <>
        {text && <output className="block px-4 py-2 text-sm text-ink-soft">{text}</output>}
        {Entries ? <Entries {...rows} /> : <PlaceList {...rows} onHover={onHover} under={under} />}
        {list.total > most && <AllEntries topic={topic} count={list.total} />}
      </>
    );
  // Only names were searched so far, so the entry may still exist.
  if (searchText.trim() && list.isByName)
    return (
      <EmptyState
        icon="offline"
        title={t.offline}
        text={t.offlineSearchText}
        action={<Button onClick={onClear}>{t.clear}</Button>}
      />
    );
  return searchText.trim() ? (
    <>
      <EmptyState title={t.noMatch} text={t.noMatchText} action={<Button onClick={onClear}>{t.clear}</Button>} />
    </>
  ) : (
    <EmptyState icon="list" title={t.empty} text={t.emptyText} />
  );
}
