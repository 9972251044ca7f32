import { atom } from 'jotai';
import type { Boot } from '@umkreis/contract/boot.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';

/** What a guide's atoms depend on besides the URL. */
export interface Surface {
  boot: Boot;
  /** It only shows the present time. */
  isPresentOnly: boolean;
}

/** null: outside of a guide */
export const surfaceAtom = atom<Surface | null>(null);

export const branchAtom = atom((get) => get(surfaceAtom)?.boot.branch ?? null);

export const isPresentOnlyAtom = atom((get) => get(surfaceAtom)?.isPresentOnly ?? true);

/** IANA zone of the guide; null outside of one */
export const timeZoneAtom = atom((get) => {
  const surface = get(surfaceAtom);
  return surface && timeZoneOf(surface.boot);
});
