import type { Feature } from 'geojson';
import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { previewFeatures } from './preview-features.ts';
import type { Shape } from './shapes.ts';
import { surroundingShapes, type NamedTarget } from './surrounding-shapes.ts';

interface Options {
  item: Item;
  /** Id of the edited geometry; undefined: a new one */
  itemGeojsonId: string | undefined;
  shapes: readonly Shape[];
  /** The floor whose shapes are visible; null: all */
  level: string | null;
  selected: string | null;
  /** The selected shape while it is rotated */
  rotated: Feature | null;
}

interface VisibleShapes {
  /** Names of detail keys by id */
  keyNames: Record<string, string>;
  /** Surroundings and unselected shapes */
  visible: ShapeFeature[];
  chosen: ShapeFeature[];
  /** What surrounds the edited shapes */
  targets: NamedTarget[];
}

/** What the map shows while shapes are edited: hall, neighbours, other geometries of the place, and the shapes. */
export function useVisibleShapes(options: Options): VisibleShapes {
  const { item, itemGeojsonId, shapes, level, selected, rotated } = options;
  const { boot, auth } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { data: neighbours } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/dashboard/{id}/surroundings/', { path: { id: item.id } }),
  );
  const keyNames = useMemo(() => Object.fromEntries((keys ?? []).map(({ id, keyName }) => [id, keyName])), [keys]);
  const around = useMemo(() => {
    const others = item.geojsons.filter((one) => one.itemGeojsonId !== itemGeojsonId);
    return surroundingShapes(item, others, neighbours ?? [], level);
  }, [item, itemGeojsonId, neighbours, level]);
  const own = useMemo(() => {
    const current = shapes.map((one) => (one.key === selected && rotated ? { ...one, feature: rotated } : one));
    return previewFeatures(item, keyNames, current, level, selected);
  }, [item, keyNames, shapes, level, selected, rotated]);
  const visible = useMemo(() => [...around.features, ...own.visible], [around, own]);
  return { keyNames, visible, chosen: own.chosen, targets: around.targets };
}
