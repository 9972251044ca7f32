import { useStore } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { mapAtom } from './map-atoms.ts';

/** Returns the map's centre when called, e.g. for a proposed place; null without a map. */
export function useMapCenter(): () => LngLat | null {
  const store = useStore();
  return () => {
    const at = store.get(mapAtom)?.getCenter();
    return at ? [at.lng, at.lat] : null;
  };
}
