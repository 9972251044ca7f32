import { lazy, Suspense } from 'react';
import type { PositionMapProps } from '@umkreis/guide/guide-context.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';

const PositionMap = lazy(() => import('./position-map.tsx'));

/** The map of a position, loaded with the first proposal. */
export const LazyPositionMap = (props: PositionMapProps) => (
  <Suspense fallback={<Skeleton className="h-52 w-full" />}>
    <PositionMap {...props} />
  </Suspense>
);
