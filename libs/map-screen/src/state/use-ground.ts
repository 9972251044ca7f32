import { useMemo } from 'react';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useAnswer, type Ask } from '@umkreis/guide/answers/use-answer.ts';
import { useAskedTime } from '@umkreis/guide/time/use-asked-time.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { buildingFeatures, streetFeatures } from './ground-features.ts';
import type { Selection } from './selection.ts';

export interface Ground {
  /** The selected street or building */
  selected: { kind: 'street'; ground: Street } | { kind: 'building'; ground: Building } | null;
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
export function useGround(
  selection: Selection,
  needs: { streets: boolean; buildings: boolean },
  color: string,
): Ground {
  const { boot } = useGuide();
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

  const at = useAskedTime(false);
  const ask = useMemo<Ask<readonly Place[]> | null>(() => {
    if (!selected) return null;
    const { ground, kind } = selected;
    const where = kind === 'building' ? { polygon: ground.polygon } : { title: ground.title, city: ground.city };
    return (engine) => engine.onGround(where, at);
  }, [selected, at]);
  const places = useAnswer(ask).value;
  const rows = useMemo(() => (places ?? none).map((place) => ({ place })), [places]);

  const asked = selection.kind === 'street' ? streets : selection.kind === 'building' ? buildings : null;
  const isKnown = asked !== null && (asked.data !== undefined || asked.error !== undefined || !boot.branch?.hasStreets);
  const isEmpty = selected !== null && places?.length === 0;
  const isMissing = isKnown && !selected;
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
