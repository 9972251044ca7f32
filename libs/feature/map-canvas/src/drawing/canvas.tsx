import type { Branch } from '@umkreis/contract/branch.ts';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import type { Hovered } from '@umkreis/map-core/behaviours/use-hover.ts';
import { MapCanvas } from '@umkreis/map-core/map-canvas.tsx';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { featureCount } from '@umkreis/map-core/sources/source-data.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { LazyCoordinates } from '../popups/lazy-coordinates.ts';
import { HoverPopup } from '../popups/hover-popup.tsx';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { drawnResultsAtom, shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import {
  streetOrBuildingFeaturesAtom,
  streetsAndBuildingsAtom,
  relatedPlacesAtom,
  placeAtom,
  hoveredAtom,
} from '@umkreis/guide-core/selected/selected-atoms.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { isMapMissingAtom, mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { seasonAtom, seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { viewOfHash } from '../camera/view-hash.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { useTiledLook } from '@umkreis/map-core/guide-style/use-tiled-look.ts';
import { usePublished } from '@umkreis/guide-core/store/use-published.ts';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { isDrawnAtom } from './drawn-atom.ts';
import { useDrawnBase } from './use-drawn-base.ts';
import { useGuideFeatures } from './use-guide-features.ts';
import { useHighlighted } from './use-highlighted.ts';

const noPlaces: readonly Place[] = [];
const noShapes: ShapeFeature[] = [];

/** Time until the popup of a hovered place opens, ms; some branches ask for a longer one. */
const hoverDelayOf = (branch: Branch | null) => (branch?.showMapPopup ? 200 : 120);

/** The map: its style, its data and its click handlers. */
export const Canvas = memo(function Canvas({ label }: { label: string }) {
  const { boot, data, isKiosk } = useGuide();
  const { branch } = boot;
  const language = useLanguage();
  const isPhone = useMediaQuery(isPhoneQuery);
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const [start] = useState(
    () =>
      (isKiosk ? null : viewOfHash(location.hash)) ??
      startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk),
  );
  const store = useStore();
  const setMap = useSetAtom(mapAtom);
  const setIsMapMissing = useSetAtom(isMapMissingAtom);
  const openList = useSetAtom(listAtom);
  const flavour = useAtomValue(flavourAtom);
  const season = useAtomValue(seasonAtom);
  const seasonId = useAtomValue(seasonIdAtom);
  const level = useAtomValue(levelAtom);
  const filter = useAtomValue(filterAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const { symbols, itemTiles } = useTiledLook(shortcut);
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour,
    season,
    shortcut,
    level,
    dark,
    isPhone,
    itemTiles,
    language,
  });

  const base = useDrawnBase({ seasonId, filter, level });
  const place = useAtomValue(placeAtom);
  const relatedPlaces = useAtomValue(relatedPlacesAtom);
  const hovered = useAtomValue(hoveredAtom);
  const marked = place ?? hovered;
  const hoveredRelatedPlaces = usePlace(place ? null : (hovered?.item.nanoId ?? null)).value?.relatedPlaces ?? noPlaces;
  const highlighted = useHighlighted(useAtomValue(drawnResultsAtom), level, marked?.item.nanoId ?? null);
  const features = useGuideFeatures({
    base,
    highlighted: highlighted.features,
    selected: marked,
    relatedPlaces: place ? relatedPlaces : hoveredRelatedPlaces,
    level,
    streetOrBuildingShapes: useAtomValue(streetOrBuildingFeaturesAtom) ?? noShapes,
  });
  usePublished(isDrawnAtom, featureCount(base.items) > 0 || itemTiles !== null);

  const { onPlace } = usePlaceClicks();
  const onBasemapClick = useCallback(
    (at: LngLat, zoom: number, street: string | null) =>
      store.get(streetsAndBuildingsAtom)?.onBasemapClick(at, zoom, street),
    [store],
  );
  const selectedNanoId = place?.item.nanoId ?? null;
  const popup = useCallback(
    ({ nanoId, label: name }: Hovered) =>
      nanoId === selectedNanoId ? null : <HoverPopup nanoId={nanoId} label={name} />,
    [selectedNanoId],
  );
  const [isPointOpen, setIsPointOpen] = useOpened('coordinates');
  const coordinatesPopup = useMemo(
    () => ({
      isOpen: isPointOpen,
      setIsOpen: setIsPointOpen,
      popup: (at: LngLat) => (
        <Suspense>
          <LazyCoordinates at={at} onClose={() => setIsPointOpen(false)} />
        </Suspense>
      ),
    }),
    [isPointOpen, setIsPointOpen],
  );
  const onFail = useCallback(() => {
    setIsMapMissing(true);
    openList(true, { replace: true });
  }, [setIsMapMissing, openList]);

  return (
    <MapCanvas
      basemap={basemap}
      layers={layers}
      start={start}
      features={features}
      glyphs={data.glyphs}
      symbols={symbols}
      selectedNanoId={selectedNanoId}
      isDimmed={highlighted.isDimmed}
      hoverDelay={hoverDelayOf(branch)}
      label={label}
      takesStarted
      onMap={setMap}
      onFail={onFail}
      onPlace={onPlace}
      onBasemapClick={onBasemapClick}
      popup={popup}
      pointPopup={coordinatesPopup}
    />
  );
});
