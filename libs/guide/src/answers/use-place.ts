import { useCallback, useMemo } from 'react';
import type { OnePlace } from '@umkreis/guide-engine/answers/one-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useAnswer, type Answer, type Ask } from './use-answer.ts';
import { useAskedTime } from '../time/use-asked-time.ts';

/** A place of the branch by its nanoId, with the places drawn together with it. null: no query */
export function usePlace(nanoId: string | null): Answer<OnePlace | null> {
  const at = useAskedTime(false);
  const ask = useMemo<Ask<OnePlace | null> | null>(
    () => (nanoId === null ? null : (engine) => engine.place(nanoId, at)),
    [nanoId, at],
  );
  return useAnswer(ask);
}

/** A place of the branch by its id; null while it loads, and if the branch doesn't have it. */
export function usePlaceById(id: string | null): Place | null {
  const at = useAskedTime(false);
  const find = useCallback<Ask<readonly Place[]>>((engine) => engine.placesById([id!], at), [id, at]);
  const { value } = useAnswer(id === null ? null : find);
  return value?.find(({ item }) => item.id === id) ?? null;
}
