import { atom } from 'jotai';
import { editionAtom, guideDataAtom } from '@umkreis/guide-core/store/surface.ts';

// One object per store: reading an atom can't write another one.
const historyAtom = atom(() => ({ wasFilled: false }));

/**
 * Whether the map has its places: as tiles, or from the engine, whose places stay on the map while another engine loads
 * them again.
 */
export const isDrawnAtom = atom((get) => {
  const history = get(historyAtom);
  history.wasFilled ||= get(editionAtom) !== null;
  const data = get(guideDataAtom);
  return history.wasFilled || Boolean(data?.isTiled) || Boolean(data?.archive);
});
