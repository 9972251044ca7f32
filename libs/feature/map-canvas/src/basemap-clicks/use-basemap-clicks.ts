import type { Map as MapLibreMap } from 'maplibre-gl';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { buildingAt } from '@umkreis/guide-core/streets-and-buildings/street-and-building-features.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { mayNameBuildingAtom, mayNameStreetAtom } from '@umkreis/guide-core/search-draft/search-draft.ts';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import { isDetail } from '@umkreis/guide-core/selection/selection.ts';
import type { BasemapClicks } from '@umkreis/guide-core/selected/basemap-clicks.ts';
import { nearestStreet } from '@umkreis/guide-core/streets-and-buildings/nearest-street.ts';
import { useStreetsAndBuildings } from '@umkreis/guide-core/streets-and-buildings/use-streets-and-buildings.ts';

const minBuildingZoom = 16;
const selectionColor = '#6f3bf5';

/** Streets and buildings that are selected, searched for or clicked. */
export function useBasemapClicks(): BasemapClicks {
  const { boot } = useGuide();
  const { openStreetOrBuilding, close } = useMapActions();
  const selection = useAtomValue(selectionAtom);
  const isNear = useIsNearBuildings(useAtomValue(mapAtom));
  const [named, setNamed] = useState<{ street: string; at: LngLat } | null>(null);
  const [pressed, setPressed] = useState<{ at: LngLat; before: typeof selection } | null>(null);
  const mayNameStreet = useAtomValue(mayNameStreetAtom);
  const mayNameBuilding = useAtomValue(mayNameBuildingAtom);
  const streetsAndBuildings = useStreetsAndBuildings(
    selection,
    { streets: named !== null || mayNameStreet, buildings: isNear || mayNameBuilding },
    selectionColor,
  );
  const { streets, buildings } = streetsAndBuildings;

  const isOpen = isDetail(selection);
  // Streets are loaded with the first click on a street name.
  const openNamed = useEffectEvent(() => {
    const street = named && nearestStreet(named.street, named.at, streets);
    if (street) openStreetOrBuilding({ kind: 'street', feature: street });
    else if (named && isOpen) close();
  });
  useEffect(() => {
    if (named && streets.length > 0) openNamed();
  }, [named, streets]);

  // The map zooms in before the buildings are loaded.
  const openPressed = useEffectEvent(() => {
    const building = pressed?.before === selection && buildingAt(pressed.at, buildings);
    if (building) openStreetOrBuilding({ kind: 'building', feature: building });
  });
  useEffect(() => {
    if (pressed && buildings.length > 0) openPressed();
  }, [pressed, buildings]);

  const onBasemapClick = useStableCallback((at: LngLat, zoom: number, street: string | null) => {
    if (street && boot.branch?.hasStreets) {
      setNamed({ street, at });
      return;
    }
    const building = zoom >= minBuildingZoom ? buildingAt(at, buildings) : undefined;
    if (building) openStreetOrBuilding({ kind: 'building', feature: building });
    else if (isOpen) close();
    else if (zoom >= minBuildingZoom && buildings.length === 0) setPressed({ at, before: selection });
  });
  return useMemo(() => ({ streetsAndBuildings, onBasemapClick }), [streetsAndBuildings, onBasemapClick]);
}

/** Whether the zoom is high enough to tell buildings apart. */
function useIsNearBuildings(map: MapLibreMap | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!map) return;
    const look = () => setIsNear(map.getZoom() >= minBuildingZoom);
    look();
    map.on('zoomend', look);
    return () => void map.off('zoomend', look);
  }, [map]);
  return isNear;
}
