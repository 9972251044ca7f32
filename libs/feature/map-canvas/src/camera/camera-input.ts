import { atom } from 'jotai';
import { fitAtom, highlightedPlacesAtom } from '@umkreis/guide-core/results/highlighted-places-atom.ts';
import { foundSearchTextAtom, shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { foundAtom, foundInPanel } from './found-atom.ts';
import { paddingAtom } from './padding-atom.ts';

const foundInPanelAtom = atom((get) => foundInPanel(get(highlightedPlacesAtom)));

/** The places the camera may move to: results, otherwise those that the open panel highlights */
export const cameraFoundAtom = atom((get) => get(foundAtom) ?? get(foundInPanelAtom));

/** What the camera follows. A new object when any of it changes. */
export const cameraInputAtom = atom((get) => {
  const foundKey = get(cameraFoundAtom)?.key ?? null;
  const shortcut = get(shortcutAtom);
  return {
    placeId: get(placeAtom)?.item.nanoId ?? null,
    streetOrBuildingId: get(streetOrBuildingAtom)?.feature.nanoId ?? null,
    /** The topic, once the positions of its places are available with its results */
    topic: foundKey !== null ? shortcut : null,
    /** Changes with the results; null: no query, or no result yet */
    foundKey,
    /** The committed search text; '': none. The map does not move while the visitor types. */
    searchText: get(foundSearchTextAtom),
    /** Changes when the visitor wants to see all highlighted places */
    fit: get(fitAtom),
    padding: get(paddingAtom),
  };
});
export type CameraInput = ReturnType<typeof cameraInputAtom.read>;
