import { useCallback, useMemo } from 'react';
import type { OnePlace } from '@umkreis/guide-engine/results/one-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { EngineQuery, EngineResult } from './engine-query-atom.ts';
import { useEngineQuery } from './use-engine-query.ts';
import { useQueryTime } from '../time/use-query-time.ts';

/** A place of the branch by its nanoId, with the places drawn together with it. null: no query */
export function usePlace(nanoId: string | null): EngineResult<OnePlace | null> {
  const at = useQueryTime(false);
  const query = useMemo<EngineQuery<OnePlace | null> | null>(
    () => (nanoId === null ? null : (engine) => engine.place(nanoId, at)),
    [nanoId, at],
  );
  return useEngineQuery(query);
}

/** A place of the branch by its id; null while it loads, and if the branch doesn't have it. */
export function usePlaceById(id: string | null): Place | null {
  const at = useQueryTime(false);
  const find = useCallback<EngineQuery<readonly Place[]>>((engine) => engine.placesById([id!], at), [id, at]);
  const { data } = useEngineQuery(id === null ? null : find);
  return data?.find(({ item }) => item.id === id) ?? null;
}
