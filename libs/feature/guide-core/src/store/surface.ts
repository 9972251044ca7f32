import { atom } from 'jotai';
import type { Boot } from '@umkreis/contract/boot.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import type { GuideData } from '../guide-data.ts';

/** What a guide's atoms depend on besides the URL. */
export interface Surface {
  boot: Boot;
  /** It only shows the present time. */
  isPresentOnly: boolean;
  isInIframe?: boolean;
  isKiosk?: boolean;
  data?: GuideData;
}

const noCategories: GuideData['categories'] = new Map();
const noTags: GuideData['tags'] = new Map();
const noEvents: GuideData['events'] = [];

/** null: outside of a guide */
export const surfaceAtom = atom<Surface | null>(null);

export const bootAtom = atom((get) => get(surfaceAtom)?.boot ?? null);

export const branchAtom = atom((get) => get(bootAtom)?.branch ?? null);

export const isPresentOnlyAtom = atom((get) => get(surfaceAtom)?.isPresentOnly ?? true);

export const isKioskAtom = atom((get) => get(surfaceAtom)?.isKiosk ?? false);

export const isInIframeAtom = atom((get) => get(surfaceAtom)?.isInIframe ?? false);

/** Factor of controls, labels and symbols; above 1 on kiosks */
export const screenScaleAtom = atom((get) => get(bootAtom)?.screenScale ?? 1);

/** IANA zone of the guide; null outside of one */
export const timeZoneAtom = atom((get) => {
  const boot = get(bootAtom);
  return boot && timeZoneOf(boot);
});

/** Data of the guide; null: outside of one */
export const guideDataAtom = atom((get) => get(surfaceAtom)?.data ?? null);

export const engineAtom = atom((get) => get(guideDataAtom)?.engine ?? null);

/** Changes whenever the engine's results may change; null: it has no places yet */
export const editionAtom = atom((get) => get(guideDataAtom)?.edition ?? null);

/** The guide's places could not be loaded. */
export const hasDataFailedAtom = atom((get) => get(guideDataAtom)?.status === 'error');

/** Categories used by the branch's places, or all of them */
export const categoriesAtom = atom((get) => get(guideDataAtom)?.categories ?? noCategories);

/** Tags used by the branch's places, or all of them */
export const tagsAtom = atom((get) => get(guideDataAtom)?.tags ?? noTags);

export const eventsAtom = atom((get) => get(guideDataAtom)?.events ?? noEvents);
