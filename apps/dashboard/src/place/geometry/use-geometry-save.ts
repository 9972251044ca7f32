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
import { geometriesOf, type KindGeometry } from './shapes.ts';
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
  /** Stored kind; undefined: a new geometry */
  kind: GeojsonType | undefined;
  edited: EditedShapes;
  /** @param others shapes of other kinds, which are now geometries of their own */
  onDone(main: KindGeometry, others: number): void;
}

/**
 * Saves a geometry with the kinds of its shapes, in one transaction. After a conflict, `theirs` is the geometry on the
 * server; after an invalid geometry, `rejection` is where and why the API rejects it.
 */
export function useGeometrySave({ itemId, stored, base, kind, edited, onDone }: Options) {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [theirs, setTheirs] = useState<Geojson>();
  const [rejection, setRejection] = useState<string>();
  /** @param isForced overwrite the change by somebody else */
  const save = async (isForced = false) => {
    setTheirs(undefined);
    setRejection(undefined);
    const before = stored ? (base as Geojson | undefined) : undefined;
    const [main, ...rest] = geometriesOf(edited.shapes, kind, before);
    const others = rest.map(({ type, geojson }) => ({ type, geojson: geojson as GeojsonInput }));
    const isDone = await write.run(async () => {
      const { type } = main!;
      const geojson = main!.geojson as GeojsonInput;
      try {
        if (!stored) await createItemGeojson(boot, auth, { itemId, type, geojson, others });
        else
          await callApi(boot, 'PUT /geojsons/{id}', {
            path: { id: stored.itemGeojsonId },
            body: { geojson, type, others, base: isForced ? undefined : base },
            auth,
          });
      } catch (error) {
        setRejection(rejectionOf(error));
        if (stored && error instanceof ApiError)
          setTheirs(
            await conflictingGeometry(error.problem, { boot, auth, itemId, itemGeojsonId: stored.itemGeojsonId }),
          );
        throw error;
      }
    });
    if (!isDone) return;
    onDone(
      main!,
      others.reduce((sum, { geojson }) => sum + (geojson.type === 'Feature' ? 1 : geojson.features.length), 0),
    );
  };
  return { write, theirs, setTheirs, rejection, save };
}

function rejectionOf(error: unknown): string | undefined {
  const [first] = (error instanceof ApiError && error.status === 400 && error.problem?.errors) || [];
  return first && `${first.field.replace(/^\//, '').replaceAll('/', '.')}: ${first.message}`;
}
