import type { Branch } from '@umkreis/contract/branch.ts';
import { useSetAtom } from 'jotai';
import { memo, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { MapCanvas } from '@umkreis/map-core/map-canvas.tsx';
import { clickBasemapAtom } from '@umkreis/guide-core/selected/basemap-clicks.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { openGuideMap } from '../start/open-guide-map.ts';
import { noMapAtom } from './no-map-atom.ts';
import { useCanvasStyle } from './use-canvas-style.ts';
import { useDrawnPlaces } from './use-drawn-places.ts';
import { useCanvasPopups } from './use-canvas-popups.tsx';

/** Time until the popup of a hovered place opens, ms; some branches ask for a longer one. */
const hoverDelayOf = (branch: Branch | null) => (branch?.showMapPopup ? 200 : 120);

/** The map: its style, its data and its click handlers. */
export const Canvas = memo(function Canvas({ label }: { label: string }) {
  const { boot, data } = useGuide();
  const setMap = useSetAtom(mapAtom);
  const onFail = useSetAtom(noMapAtom);
  const { basemap, layers, symbols, version } = useCanvasStyle();
  const [open] = useState(() => openGuideMap(boot, { style: composeStyle(basemap, layers, fontUrls(boot)), version }));
  const { place, features, isDimmed } = useDrawnPlaces();

  const { onPlace, onBasemapClick } = useClicks();
  const selectedNanoId = place?.item.nanoId ?? null;
  const { popup, pointPopup } = useCanvasPopups(selectedNanoId);

  return (
    <MapCanvas
      basemap={basemap}
      layers={layers}
      features={features}
      glyphs={data.glyphs}
      symbols={symbols}
      selectedNanoId={selectedNanoId}
      isDimmed={isDimmed}
      hoverDelay={hoverDelayOf(boot.branch)}
      label={label}
      open={open}
      onMap={setMap}
      onFail={onFail}
      onPlace={onPlace}
      onBasemapClick={onBasemapClick}
      popup={popup}
      pointPopup={pointPopup}
    />
  );
});

/** Clicks on places, and on streets and buildings of the basemap. */
function useClicks() {
  const { onPlace } = usePlaceClicks();
  return { onPlace, onBasemapClick: useSetAtom(clickBasemapAtom) };
}
