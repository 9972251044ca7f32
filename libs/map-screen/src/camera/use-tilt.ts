import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { flavourAtom } from '../state/flavour-atom.ts';
import { mapAtom } from '../state/map-atoms.ts';

/** In 3D the map lies tilted, and near enough for houses. */
export function useTilt(): void {
  const map = useAtomValue(mapAtom);
  const is3d = useAtomValue(flavourAtom) === '3d';
  useEffect(() => {
    if (!map || !is3d) return;
    map.easeTo({ pitch: 55, zoom: Math.max(map.getZoom(), 15) });
    return () => void map.easeTo({ pitch: 0 });
  }, [map, is3d]);
}
