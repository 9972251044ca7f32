import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The coordinates of a point, in a lazy chunk: the first map does without them. */
export const LazyCoordinates = lazyPart(
  () => import('./coordinates-popup.tsx'),
  ({ CoordinatesPopup }) => CoordinatesPopup,
);
