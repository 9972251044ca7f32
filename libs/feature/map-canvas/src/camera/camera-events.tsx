import { useAtomValue } from 'jotai';
import { memo, useEffect } from 'react';
import type { MapView } from '@umkreis/contract/preview.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { useTilt } from './use-tilt.ts';
import { useViewNews } from './use-report-view.ts';

interface Props {
  /** Called when the visitor or the guide moves the map */
  onMapMove?: (() => void) | undefined;
  onView?: ((view: MapView) => void) | undefined;
}

/** Reports the camera's view, and tilts it for 3D. */
export const CameraEvents = memo(function CameraNews({ onMapMove, onView }: Props) {
  const map = useAtomValue(mapAtom);
  useTilt();
  useViewNews(map, onView);
  useEffect(() => {
    if (!map || !onMapMove) return;
    map.on('moveend', onMapMove);
    return () => void map.off('moveend', onMapMove);
  }, [map, onMapMove]);
  return null;
});
