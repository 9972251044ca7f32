import { libraryPart } from '@umkreis/map-core/map/library-part.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

export const LazyPlacesMap = lazyPart(
  // Without the map library the map cannot be rendered, so both load together.
  () => libraryPart.load().then(() => import('./places-map.tsx')),
  ({ default: LoadedMap }) => LoadedMap,
  { isFetchedAhead: false },
);
