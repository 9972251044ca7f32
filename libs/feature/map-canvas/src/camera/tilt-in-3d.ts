import { atom } from 'jotai';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { followAtom } from '@umkreis/guide-core/store/follow-atom.ts';
import { viewOfHash } from './view-hash.ts';

const is3dAtom = atom((get) => get(flavourAtom) === '3d');

/**
 * In 3D the map is tilted and zoomed in far enough for buildings; a view with a tilt in the URL stays.
 * @returns a function that stops it
 */
export function tiltIn3d(store: Store, map: MapLibreMap): () => void {
  let isGiven = Boolean(viewOfHash(window.location.hash)?.pitch);
  return followAtom(store, is3dAtom, (is3d) => {
    const keepsTilt = isGiven;
    isGiven = false;
    if (!is3d) return;
    if (!keepsTilt) map.easeTo({ pitch: 55, zoom: Math.max(map.getZoom(), 15) });
    return () => void map.easeTo({ pitch: 0 });
  });
}
