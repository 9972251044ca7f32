import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The pictures of the map's styles, in a lazy chunk: the first map does without them. */
export const LazyStyleThumbnail = lazyPart(
  () => import('./style-thumbnail.tsx'),
  ({ default: StyleThumbnail }) => StyleThumbnail,
);
