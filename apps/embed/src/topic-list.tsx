import { useCallback } from 'react';
import { PlaceList } from '@umkreis/lists/place-list.tsx';
import type { RowList } from '@umkreis/guide-core/rows/row-list.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { ListError } from './list-error.tsx';
import { PlaceContact } from './place-contact.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { Topic } from './topic/topic.ts';

interface Props {
  topic: Topic;
  list: RowList;
  searchText: string;
  onClear(): void;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
}

/** The rows, or the reason why there are none. */
export function TopicList({ topic, list, searchText, onClear, onSelect, onHover }: Props) {
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
  const note = list.isByName && <output className="block px-4 py-2 text-sm text-ink-soft">{tGuide.foundByName}</output>;
  if (list.rows.length > 0)
    return (
      <>
        {note}
        <PlaceList
          label={pick(topic.title)}
          rows={list.rows}
          total={list.total}
          onMore={list.more}
          onSelect={onSelect}
          onHover={onHover}
          under={under}
        />
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
