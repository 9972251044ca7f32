import type { Feature, FeatureCollection } from 'geojson';
import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { GeojsonInput } from '@umkreis/contract/geojson.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { createItemGeojson } from '../../write/create-linked.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { conflictingGeometry } from './conflicting-geometry.ts';
import type { GeojsonType } from './type-name.ts';
import type { EditedShapes } from './use-shapes.ts';

type StoredGeojson = Item['geojsons'][number];
type Geojson = Feature | FeatureCollection;

interface Options {
  itemId: string;
  /** null: a new geometry */
  stored: StoredGeojson | null;
  /** The stored geometry on which the changes are based */
  base: StoredGeojson['geojson'] | undefined;
  type: GeojsonType;
  edited: EditedShapes;
  onDone(geojson: GeojsonInput): void;
}

/** Saves a geometry and its kind; after a conflict, `theirs` is the geometry on the server. */
export function useGeometrySave({ itemId, stored, base, type, edited, onDone }: Options) {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [theirs, setTheirs] = useState<Geojson>();
  /** @param isForced overwrite the change by somebody else */
  const save = async (isForced = false) => {
    setTheirs(undefined);
    const geojson = edited.geojson() as GeojsonInput;
    const isDone = await write.run(async () => {
      try {
        if (!stored) await createItemGeojson(boot, auth, { itemId, type, geojson });
        else {
          if (edited.isChanged)
            await callApi(boot, 'PUT /geojsons/{id}', {
              path: { id: stored.itemGeojsonId },
              body: { geojson, base: isForced ? undefined : base },
              auth,
            });
          if (type !== stored.itemGeojsonType)
            await callApi(boot, 'PUT /items/geojsons/{id}', {
              path: { id: stored.itemGeojsonId },
              body: { type },
              auth,
            });
        }
      } catch (error) {
        if (stored && error instanceof ApiError)
          setTheirs(
            await conflictingGeometry(error.problem, { boot, auth, itemId, itemGeojsonId: stored.itemGeojsonId }),
          );
        throw error;
      }
    });
    if (!isDone) return;
    onDone(geojson);
  };
  return { write, theirs, setTheirs, save };
}
