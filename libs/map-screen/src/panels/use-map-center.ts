import { useStore } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { mapAtom } from '../state/map-atoms.ts';

/** Where the map looks when it is asked, such as for a place that is proposed; null without a map. */
export function useMapCenter(): () => LngLat | null {
  const store = useStore();
  return () => {
    const at = store.get(mapAtom)?.getCenter();
    return at ? [at.lng, at.lat] : null;
  };
}
