import { useCallback, useMemo } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { isUse } from '@umkreis/metrics/is-use.ts';
import { createMoveFilter } from './idle.ts';

interface Options {
  touchMap(): void;
  track: RemoteProps['track'];
  /** Setting of the branch */
  countsEveryMove: boolean;
}

/** Reports use of the map: what visitors do, and moves of the map that they cause. */
export function useMapUse({ touchMap, track, countsEveryMove }: Options) {
  const trackUse = useCallback<RemoteProps['track']>(
    (metric) => {
      if (isUse(metric.metric_key)) touchMap();
      track(metric);
    },
    [touchMap, track],
  );
  const countsAsUse = useMemo(() => createMoveFilter(countsEveryMove), [countsEveryMove]);
  const onMapMove = useCallback(() => {
    if (countsAsUse()) touchMap();
  }, [countsAsUse, touchMap]);
  return { trackUse, onMapMove };
}
