import { Suspense, useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { libraryPart } from '@umkreis/map-view/start/library-part.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListHeader } from './list-header.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { ShortcutScreen } from './shortcut-screen.tsx';
import { useListState } from './use-list-state.ts';

// The plain list must not load a map library.
const PlacesMap = lazyPart(
  // without the map library there is nothing to show beside the list
  () => libraryPart.load().then(() => import('./places-map.tsx')),
  ({ default: Shown }) => Shown,
  { isFetchedAhead: false },
);

export const ListMapScreen = () => <ShortcutScreen screen={ListMap} />;

/** The list and its places on a map: side by side, in a narrow frame the map on top. */
function ListMap({ shortcut }: { shortcut: SearchShortcutConfig }) {
  const { asked, list, words, setWords, open, openFirst } = useListState(shortcut);
  const [pointed, setPointed] = useState<Place | null>(null);
  return (
    <main className="flex h-dvh flex-col bg-paper sm:flex-row-reverse">
      <div className="relative h-[42%] shrink-0 sm:h-auto sm:flex-1">
        <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
          <PlacesMap shortcut={shortcut} asked={asked} pointed={pointed} onSelect={open} />
        </Suspense>
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto sm:w-[350px] sm:flex-none sm:border-r sm:border-line">
        <ListHeader
          shortcut={shortcut}
          count={list.rows && list.total}
          words={words}
          onWords={setWords}
          onSubmit={openFirst}
        />
        <div className="flex-1">
          <ShortcutList
            shortcut={shortcut}
            list={list}
            words={words}
            onClear={() => setWords('')}
            onSelect={open}
            onHover={setPointed}
          />
        </div>
        <ListFooter shortcut={shortcut} />
      </div>
    </main>
  );
}
