import { useAtom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useGeolocate } from '@umkreis/map-core/behaviours/use-geolocate.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { isAtArea } from '@umkreis/guide-core/map/guide-area.ts';
import { paddingAtom } from '../camera/padding-atom.ts';
import { useNearShortcut } from '../use-app-shortcut.ts';
import { isMapMissingAtom, mapAtom, positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { areaOf } from '@umkreis/map-core/guide-style/start-camera.ts';

const look = 'grid w-56 animate-fade justify-items-start gap-2 rounded-card bg-paper px-3 py-2.5 text-sm shadow-float';
/** Next to the button; on a phone below the search field, as the button is between others there. */
const places = { desktop: 'absolute top-0 right-full mr-2', phone: 'fixed inset-x-3 top-[8.25rem] z-20 w-auto' };

/** Locates the visitor, where there is a map of the guide's own page. */
export function GeolocateButton() {
  const { isInIframe } = useGuide();
  return !useAtomValue(isMapMissingAtom) && !isInIframe && <Geolocation />;
}

/**
 * Locates the visitor, also for the order of lists; explains if that fails. If the position is outside the area, the
 * map stays there.
 */
function Geolocation() {
  const { boot } = useGuide();
  const t = useMessages(mapMessages);
  const language = useLanguage();
  const store = useStore();
  const [position, setPosition] = useAtom(positionAtom);
  const area = areaOf(boot.branch, innerWidth)?.lngLatSwNeBounds;
  const map = useAtomValue(mapAtom);
  const { state, toggle } = useGeolocate(map, {
    paddingNow: () => store.get(paddingAtom),
    isFollowed: (at) => !area || isAtArea(at, area),
    onPosition: setPosition,
  });
  useNearShortcut(map, toggle);
  const [isClosed, setClosed] = useState(false);
  const isOutside = state === 'on' && position && area && !isAtArea(position, area);
  const notices = {
    denied: t.locateDenied,
    unavailable: t.locateUnavailable,
    on: isOutside ? t.outside({ distance: formatDistance(position, middleOf(area), language) }) : null,
    off: null,
    searching: null,
  };
  return (
    <div className="relative">
      <IconButton
        icon="locate"
        label={t.locate}
        floating
        pressed={state === 'on'}
        onClick={() => {
          setClosed(false);
          toggle();
        }}
        className={state === 'searching' ? 'animate-pulse-soft' : undefined}
      />
      {notices[state] && !isClosed && <LocationNotice text={notices[state]} onClose={() => setClosed(true)} />}
    </div>
  );
}

function LocationNotice({ text, onClose }: { text: string; onClose(): void }) {
  const t = useMessages(guideMessages);
  const isPhone = useMediaQuery(isPhoneQuery);
  const notice = (
    <div role="alert" className={classNames(look, isPhone ? places.phone : places.desktop)}>
      <p>{text}</p>
      <Button size="small" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  );
  return isPhone ? createPortal(notice, document.body) : notice;
}

const middleOf = ([[west, south], [east, north]]: readonly [LngLat, LngLat]): LngLat => [
  (west + east) / 2,
  (south + north) / 2,
];
