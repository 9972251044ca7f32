import { useMemo } from 'react';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { useBuildings } from '@umkreis/api-client/use-buildings.ts';
import { useStreets } from '@umkreis/api-client/use-streets.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import { decodePolyline } from '@umkreis/contract/polyline.ts';
import type { ShapeFeature } from '@umkreis/map-view/features/shape-features.ts';
import { buildingFeatures, isInRing, streetFeatures } from './ground-features.ts';
import type { Selection } from './selection.ts';

export interface Ground {
  /** The selected street or building */
  selected: { kind: 'street'; ground: Street } | { kind: 'building'; ground: Building } | null;
  isMissing: boolean;
  isLoading: boolean;
  features: ShapeFeature[];
  /** Places of the selected building or street */
  rows: ListedPlace[];
  buildings: readonly Building[];
  streets: readonly Street[];
}

const none: never[] = [];

/** Streets and buildings of the branch, read when they are needed. `color`: '#rrggbb' of the selection */
export function useGround(
  selection: Selection,
  needs: { streets: boolean; buildings: boolean },
  color: string,
): Ground {
  const { boot, data } = useGuide();
  const idle = { ...boot, branch: null };
  const streets = useStreets(selection.kind === 'street' || needs.streets ? boot : idle);
  const buildings = useBuildings(selection.kind === 'building' || needs.buildings ? boot : idle);

  const selected = useMemo<Ground['selected']>(() => {
    if (selection.kind === 'street') {
      const ground = streets.data?.find(({ nanoId }) => nanoId === selection.nanoId);
      return ground ? { kind: 'street', ground } : null;
    }
    if (selection.kind !== 'building') return null;
    const ground = buildings.data?.find(({ nanoId }) => nanoId === selection.nanoId);
    return ground ? { kind: 'building', ground } : null;
  }, [selection, streets.data, buildings.data]);

  const features = useMemo(() => {
    if (!selected) return none;
    return selected.kind === 'street'
      ? streetFeatures(selected.ground, color)
      : buildingFeatures(selected.ground, color);
  }, [selected, color]);

  const rows = useMemo(() => {
    if (!selected) return none;
    if (selected.kind === 'building') {
      const ring = decodePolyline(selected.ground.polygon);
      return data.places.filter(({ item }) => isInRing([item.lon, item.lat], ring)).map((place) => ({ place }));
    }
    const street = selected.ground.title.toLowerCase();
    const { city } = selected.ground;
    return data.places
      .filter(
        ({ item }) => item.address?.toLowerCase().startsWith(`${street} `) && (!city || item.address.includes(city)),
      )
      .map((place) => ({ place }));
  }, [selected, data.places]);

  const asked = selection.kind === 'street' ? streets : selection.kind === 'building' ? buildings : null;
  const isKnown = asked !== null && (asked.data !== undefined || asked.error !== undefined || !boot.branch?.hasStreets);
  return {
    selected,
    features,
    rows,
    isMissing: isKnown && !selected,
    isLoading: asked !== null && !isKnown,
    buildings: buildings.data ?? none,
    streets: streets.data ?? none,
  };
}
