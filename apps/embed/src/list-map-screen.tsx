import { Suspense, useState } from 'react';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useReportedHeight } from './frame/use-reported-height.ts';
import { LazyPlacesMap } from './lazy-places-map.ts';
import { ListFooter } from './list/list-footer.tsx';
import { ListHeader } from './list-header.tsx';
import { TopicList } from './topic-list.tsx';
import type { SelectedTopic } from './topic/topic.ts';
import { useListState } from './topic/use-list-state.ts';

/** The list next to a map of its places; in a narrow frame the map is on top. */
export function ListMapScreen({ topic }: { topic: SelectedTopic }) {
  const { query, list, searchText, setSearchText, open, openFirst, prepare, hasFailed } = useListState(topic);
  const pick = usePick();
  const [hovered, setHovered] = useState<Place | null>(null);
  const content = useReportedHeight(list.rows && pick(topic.title), hasFailed ? 'unavailable' : null);
  return (
    <div ref={content} className="flex h-dvh flex-col overflow-hidden bg-paper sm:flex-row-reverse">
      <div className="relative h-[42%] shrink-0 sm:h-auto sm:flex-1">
        <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
          <LazyPlacesMap
            title={pick(topic.title)}
            shortcut={topic.shortcut}
            query={query}
            selection={topic.selection}
            selected={hovered}
            onSelect={open}
          />
        </Suspense>
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto sm:w-column sm:flex-none sm:border-r sm:border-line">
        <ListHeader
          topic={topic}
          count={list.rows && list.total}
          searchText={searchText}
          onSearchText={setSearchText}
          onSubmit={openFirst}
          onFocus={prepare}
        />
        <main aria-label={pick(topic.title)} className="flex-1">
          <TopicList
            topic={topic}
            list={list}
            searchText={searchText}
            onClear={() => setSearchText('')}
            onSelect={open}
            onHover={setHovered}
          />
        </main>
        <ListFooter topic={topic} />
      </div>
    </div>
  );
}
