import { Suspense } from 'react';
import { usePick } from '@umkreis/i18n/language.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useReportedHeight } from './frame/use-reported-height.ts';
import { LazyPlacesMap } from './lazy-places-map.ts';
import { ListError } from './list/list-error.tsx';
import { ListFooter } from './list/list-footer.tsx';
import type { SelectedTopic } from './topic/topic.ts';
import { useListState } from './topic/use-list-state.ts';

/** A map of the places, without their list. */
export function MapScreen({ topic }: { topic: SelectedTopic }) {
  const { query, list, open, hasFailed } = useListState(topic);
  const pick = usePick();
  const title = pick(topic.title);
  const content = useReportedHeight(list.rows && title, hasFailed ? 'unavailable' : null);
  return (
    <div ref={content} className="flex h-dvh flex-col bg-paper">
      <main aria-label={title} className="relative min-h-0 flex-1">
        <h1 className="sr-only">{title}</h1>
        {hasFailed ? (
          <ListError onRetry={list.retry} />
        ) : (
          <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
            <LazyPlacesMap
              title={title}
              shortcut={topic.shortcut}
              query={query}
              selection={topic.selection}
              selected={null}
              onSelect={open}
            />
          </Suspense>
        )}
      </main>
      <ListFooter topic={topic} />
    </div>
  );
}
