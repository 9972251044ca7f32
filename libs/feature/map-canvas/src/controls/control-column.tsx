import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { sheetHeightAtom, sourcesHeightAtom } from '@umkreis/guide-core/panel/panel-atoms.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { MapControls } from './map-controls.tsx';

/** Height of search field and chips above the column, px */
const TOP = 124;
/** Height of the attribution below the column: at least one line, px */
const MIN_FOOTER = 34;
const FOOTER_GAP = 6;

/** The column of controls on the right; if a sheet leaves too little height, it wraps into a second column. */
export function ControlColumn({ children }: { children: ReactNode }) {
  // Without a map, controls that move or change it are hidden.
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const isPhone = useMediaQuery(isPhoneQuery);
  const bottom = useAtomValue(sheetHeightAtom);
  const footerHeight = Math.max(MIN_FOOTER, useAtomValue(sourcesHeightAtom) + FOOTER_GAP);
  return (
    <div
      className="pointer-events-none absolute right-3 z-[6] flex transition-transform duration-240 ease-out"
      style={{
        bottom: `calc(var(--kiosk-bottom, 0px) + ${footerHeight}px)`,
        // A transform avoids a new layout.
        transform: `translateY(${-bottom}px)`,
        maxHeight: `calc(100% - var(--overlay-top) - var(--kiosk-bottom, 0px) - ${bottom + footerHeight + TOP}px)`,
      }}
    >
      <MapControls hasZoom={!isPhone && !isMapMissing}>{children}</MapControls>
    </div>
  );
}
