import { atom } from 'jotai';
import { chatPlacesAtom } from '@umkreis/guide-core/chat/chat-history.ts';
import { foundSearchTextAtom, shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { foundAtom, foundInChat } from './found-atom.ts';
import { paddingAtom } from './padding-atom.ts';

const foundInChatAtom = atom((get) => foundInChat(get(chatPlacesAtom)));

/** The places the camera may move to: results, otherwise those of the chat's last answer */
export const cameraFoundAtom = atom((get) => get(foundAtom) ?? get(foundInChatAtom));

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
    padding: get(paddingAtom),
  };
});
export type CameraInput = ReturnType<typeof cameraInputAtom.read>;
