import { useMemo } from 'react';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useEngineQuery, type EngineQuery } from '../queries/use-engine-query.ts';
import { useQueryTime } from '../time/use-query-time.ts';
import { useGuide } from '../guide-context.tsx';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { buildingFeatures, streetFeatures } from './street-and-building-features.ts';
import type { Selection } from '../selection/selection.ts';

export interface StreetsAndBuildings {
  /** The selected street or building */
  selected: { kind: 'street'; feature: Street } | { kind: 'building'; feature: Building } | null;
  isMissing: boolean;
  features: ShapeFeature[];
  /** Places of the selected building or street */
  rows: ListedPlace[];
  /** Whether it certainly has no places */
  isEmpty: boolean;
  buildings: readonly Building[];
  streets: readonly Street[];
}

const none: never[] = [];

/**
 * Streets and buildings of the branch, loaded on demand. The same object until one of its values changes.
 * @param color '#rrggbb' of the selection
 */
export function useStreetsAndBuildings(
  selection: Selection,
  needs: { streets: boolean; buildings: boolean },
  color: string,
): StreetsAndBuildings {
  const { boot } = useGuide();
  const idle = { ...boot, branch: null };
  const streets = useStreets(selection.kind === 'street' || needs.streets ? boot : idle);
  const buildings = useBuildings(selection.kind === 'building' || needs.buildings ? boot : idle);

  const selected = useMemo<StreetsAndBuildings['selected']>(() => {
    if (selection.kind === 'street') {
      const feature = streets.data?.find(({ nanoId }) => nanoId === selection.nanoId);
      return feature ? { kind: 'street', feature } : null;
    }
    if (selection.kind !== 'building') return null;
    const feature = buildings.data?.find(({ nanoId }) => nanoId === selection.nanoId);
    return feature ? { kind: 'building', feature } : null;
  }, [selection, streets.data, buildings.data]);

  const features = useMemo(() => {
    if (!selected) return none;
    return selected.kind === 'street'
      ? streetFeatures(selected.feature, color)
      : buildingFeatures(selected.feature, color);
  }, [selected, color]);

  const at = useQueryTime(false);
  const query = useMemo<EngineQuery<readonly Place[]> | null>(() => {
    if (!selected) return null;
    const { feature, kind } = selected;
    const where = kind === 'building' ? { polygon: feature.polygon } : { title: feature.title, city: feature.city };
    return (engine) => engine.placesAt(where, at);
  }, [selected, at]);
  const places = useEngineQuery(query).value;
  const rows = useMemo(() => (places ?? none).map((place) => ({ place })), [places]);

  const requested = selection.kind === 'street' ? streets : selection.kind === 'building' ? buildings : null;
  const isLoaded =
    requested !== null && (requested.data !== undefined || requested.error !== undefined || !boot.branch?.hasStreets);
  const isEmpty = selected !== null && places?.length === 0;
  const isMissing = isLoaded && !selected;
  return useMemo(
    () => ({
      selected,
      features,
      rows,
      isEmpty,
      isMissing,
      buildings: buildings.data ?? none,
      streets: streets.data ?? none,
    }),
    [selected, features, rows, isEmpty, isMissing, buildings.data, streets.data],
  );
}
