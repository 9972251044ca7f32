import { atom } from 'jotai';
import { branchAtom, isInIframeAtom, isKioskAtom, screenScaleAtom } from '@umkreis/guide-core/store/surface.ts';
import { hasPanelAtom } from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { peek, sheetTop } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { isPhoneAtom, screenHeightAtom } from '@umkreis/guide-core/panel/screen-atoms.ts';
import { mapPadding } from '@umkreis/map-core/camera/map-padding.ts';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';

/** Lower edge of search field and chips on a phone, px */
const phoneTop = 116;

/** Padding of the map: what search field, panel and sheet cover */
export const paddingAtom = atom((get) => {
  const isPhone = get(isPhoneAtom);
  const isKiosk = get(isKioskAtom);
  return mapPadding({
    isPhone,
    isInIframe: get(isInIframeAtom),
    hasPanel: get(hasPanelAtom),
    sheetHeight: snapHeights(get(screenHeightAtom), peek, sheetTop).middle,
    topOffset: isPhone ? phoneTop : 72,
    scale: get(screenScaleAtom),
    bottomOverride: isKiosk ? (get(branchAtom)?.kiosk.mapPaddingBottom ?? null) : null,
  });
});
