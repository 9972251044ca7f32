import { Suspense } from 'react';
import type { PositionMapProps } from '@umkreis/guide-core/guide-context.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

const PositionMap = lazyPart(
  () => import('./position-map.tsx'),
  ({ default: Component }) => Component,
);

/** The map of a position, loaded with the first proposal. */
export const LazyPositionMap = (props: PositionMapProps) => (
  <Suspense fallback={<Skeleton className="h-52 w-full" />}>
    <PositionMap {...props} />
  </Suspense>
);
