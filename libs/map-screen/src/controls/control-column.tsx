import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { flavours } from '@umkreis/map-style/style-options.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { sheetHeightAtom, sourcesHeightAtom } from '../panels/panel-atoms.ts';
import { isPhoneQuery } from '../panels/panel-sizes.ts';
import { isMapMissingAtom } from '../state/map-atoms.ts';
import { EnlargeButton } from './frame-buttons.tsx';
import { GeolocateButton } from './geolocate-button.tsx';
import { LayerDial } from './layer-dial.tsx';
import { LevelSwitcher } from './level-switcher.tsx';
import { MapControls } from './map-controls.tsx';
import { TimeControl } from './time-control.tsx';
import { SeasonSwitch } from './season-switch.tsx';

/** Imagery needs a provider; without one the button is not offered. */
const withoutImagery = flavours.filter((flavour) => flavour !== 'satellit');

/** Search field and chips above the column, px. */
const TOP = 124;
/** The sources below it: of one line, and above more than that. */
const LEAST_FOOT = 34;
const FOOT_GAP = 6;

/** The column of controls at the right; where a sheet leaves too little height, a second one stands beside it. */
export const ControlColumn = memo(function Column() {
  const { boot, isInIframe, isKiosk } = useGuide();
  const { branch } = boot;
  // what moves or changes a map is not offered without one
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const isPhone = useMediaQuery(isPhoneQuery);
  const bottom = useAtomValue(sheetHeightAtom);
  const foot = Math.max(LEAST_FOOT, useAtomValue(sourcesHeightAtom) + FOOT_GAP);
  return (
    <div
      className="pointer-events-none absolute right-3 z-[6] flex transition-transform duration-240 ease-out"
      style={{
        bottom: `calc(var(--kiosk-bottom, 0px) + ${foot}px)`,
        // lifted, not laid out anew
        transform: `translateY(${-bottom}px)`,
        maxHeight: `calc(100% - var(--overlay-top) - var(--kiosk-bottom, 0px) - ${bottom + foot + TOP}px)`,
      }}
    >
      <MapControls hasZoom={!isPhone && !isMapMissing}>
        {isInIframe && <EnlargeButton />}
        {branch && branch.seasons.length > 1 && <SeasonSwitch seasons={branch.seasons} />}
        {branch && branch.levels.length > 1 && !isKiosk && <LevelSwitcher levels={branch.levels} />}
        <TimeControl />
        {!isMapMissing && <LayerDial flavours={boot.imagery ? flavours : withoutImagery} />}
        {!isMapMissing && !isInIframe && !isKiosk && <GeolocateButton />}
      </MapControls>
    </div>
  );
});
