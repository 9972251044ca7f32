import { useAtom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useGeolocate } from '@umkreis/map-core/behaviours/use-geolocate.ts';
import { moveCamera } from '@umkreis/map-core/camera/move-camera.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { isAtArea } from '@umkreis/guide-core/map/guide-area.ts';
import { paddingAtom } from '../camera/padding-atom.ts';
import { isMapMissingAtom, mapAtom, positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { areaOf } from '@umkreis/map-core/guide-style/start-camera.ts';

const look =
  'absolute top-0 right-full mr-2 grid w-56 animate-fade justify-items-start gap-2 rounded-card bg-paper px-3 py-2.5 text-sm shadow-float';

/** Locates the visitor, where there is a map of the guide's own page. */
export function GeolocateButton() {
  const { isInIframe } = useGuide();
  return !useAtomValue(isMapMissingAtom) && !isInIframe && <Geolocation />;
}

/**
 * Locates the visitor, also for the order of lists; explains if that fails or if the position is outside the area.
 */
function Geolocation() {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(mapMessages);
  const language = useLanguage();
  const map = useAtomValue(mapAtom);
  const store = useStore();
  const paddingNow = () => store.get(paddingAtom);
  const [position, setPosition] = useAtom(positionAtom);
  const { state, toggle } = useGeolocate(map, paddingNow, setPosition);
  const [isDone, setIsDone] = useState(false);
  const failure = state === 'denied' ? t.locateDenied : state === 'unavailable' ? t.locateUnavailable : null;
  const area = areaOf(boot.branch, innerWidth)?.lngLatSwNeBounds;
  const isOutside = state === 'on' && position && area && !isAtArea(position, area) && !isDone;
  return (
    <div className="relative">
      <IconButton
        icon="locate"
        label={t.locate}
        floating
        pressed={state === 'on'}
        onClick={() => {
          setIsDone(false);
          toggle();
        }}
        className={state === 'searching' ? 'animate-pulse-soft' : undefined}
      />
      {failure && (
        <p role="alert" className={look}>
          {failure}
        </p>
      )}
      {isOutside && (
        <div role="alert" className={look}>
          <p>{t.outside({ distance: formatDistance(position, middleOf(area), language) })}</p>
          <Button
            kind="primary"
            size="small"
            onClick={() => {
              setIsDone(true);
              if (map) moveCamera(map, { kind: 'bounds', bounds: area }, { padding: paddingNow(), isKiosk });
            }}
          >
            {t.backToArea}
          </Button>
        </div>
      )}
    </div>
  );
}

const middleOf = ([[west, south], [east, north]]: readonly [LngLat, LngLat]): LngLat => [
  (west + east) / 2,
  (south + north) / 2,
];
