import { useAtomValue } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { mapPadding, type MapPadding } from '@umkreis/map-core/camera/map-padding.ts';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { hasPanelAtom } from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { isPhoneQuery, peek, sheetTop } from '@umkreis/guide-core/panel/panel-sizes.ts';

/** Lower edge of search field and chips on a phone, px */
const phoneTop = 116;
/** Scale of a kiosk's text and controls */
const kioskScale = 1.4;

/** Padding of the map: what search field, panel and sheet cover. */
export function useMapPadding(): MapPadding {
  const { boot, isInIframe, isKiosk } = useGuide();
  const isPhone = useMediaQuery(isPhoneQuery);
  const screenHeight = useScreenHeight();
  return mapPadding({
    isPhone,
    isInIframe,
    hasPanel: useAtomValue(hasPanelAtom),
    sheetHeight: snapHeights(screenHeight, peek, sheetTop).middle,
    topOffset: isPhone ? phoneTop : 72,
    scale: isKiosk ? kioskScale : 1,
    bottomOverride: isKiosk ? boot.branch?.kiosk.mapPaddingBottom : null,
  });
}
