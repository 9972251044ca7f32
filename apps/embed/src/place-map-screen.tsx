import { Suspense } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useReportedHeight } from './frame/use-reported-height.ts';
import { LazyPlacesMap } from './lazy-places-map.ts';
import { ListFooter } from './list/list-footer.tsx';
import { PlaceFacts } from './place-screen.tsx';
import type { SelectedTopic } from './topic/topic.ts';

/** One place on a map, next to its facts; in a narrow frame the map is on top. */
export const PlaceListMapScreen = ({ topic }: { topic: SelectedTopic }) => <PlaceMap topic={topic} hasFacts />;

/** One place on a map. */
export const PlaceMapScreen = ({ topic }: { topic: SelectedTopic }) => <PlaceMap topic={topic} hasFacts={false} />;

function PlaceMap({ topic, hasFacts }: { topic: SelectedTopic; hasFacts: boolean }) {
  const place = usePlace(topic.placeNanoId!).data?.place;
  const pick = usePick();
  const { openPlace } = useGuide();
  const title = pick(topic.title);
  const content = useReportedHeight(place ? title : null);
  const open = ({ item, ...one }: Place) => openPlace(item.nanoId, placeTitle({ item, ...one }, pick));
  // Next to facts the map is a region of its own.
  const Map = hasFacts ? 'div' : 'main';
  const placeholder = <Skeleton className="size-full rounded-none" />;
  return (
    <div
      ref={content}
      className={classNames('flex h-dvh flex-col overflow-hidden bg-paper', hasFacts && 'sm:flex-row-reverse')}
    >
      <Map aria-label={hasFacts ? undefined : title} className="relative min-h-[38%] flex-1">
        {!hasFacts && <h1 className="sr-only">{title}</h1>}
        <Suspense fallback={placeholder}>
          {place ? (
            <LazyPlacesMap
              title={title}
              shortcut={null}
              query={null}
              selection={topic.selection}
              selected={place}
              onSelect={open}
            />
          ) : (
            placeholder
          )}
        </Suspense>
      </Map>
      <div
        className={classNames(
          'flex min-h-0 flex-col overflow-y-auto',
          hasFacts && 'sm:w-column sm:border-r sm:border-line',
        )}
      >
        {hasFacts && (
          <main aria-label={title} className="flex-1">
            {place && <PlaceFacts place={place} isNarrow />}
          </main>
        )}
        <ListFooter topic={topic} />
      </div>
    </div>
  );
}
