import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { viewOfHash } from './view-hash.ts';

/** In 3D the map is tilted and zoomed in far enough for buildings; a view with a tilt in the URL stays. */
export function useTilt(): void {
  const map = useAtomValue(mapAtom);
  const is3d = useAtomValue(flavourAtom) === '3d';
  const isStart = useRef(true);
  useEffect(() => {
    if (!map) return;
    const isGiven = isStart.current && Boolean(viewOfHash(window.location.hash)?.pitch);
    isStart.current = false;
    if (!is3d) return;
    if (!isGiven) map.easeTo({ pitch: 55, zoom: Math.max(map.getZoom(), 15) });
    return () => void map.easeTo({ pitch: 0 });
  }, [map, is3d]);
}
