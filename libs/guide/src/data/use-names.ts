import { useEffect, useState } from 'react';
import { useFetched } from '@umkreis/api-client/use-read.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideEngine } from '../engine/guide-engine.ts';
import { startedGuide } from '../engine/started-guide.ts';
import { useReadAnew } from './use-read-anew.ts';

/**
 * Names of what the branch's places use, which came with them.
 * @param wantsAll those that they don't use, too, as soon as these are there
 * @returns the same object until its content changes; undefined: not yet
 */
export function useNames(engine: GuideEngine, filled: Filled | null, wantsAll: boolean): Names | undefined {
  const early = useStartedNames();
  const { data: all, mutate } = useFetched<Names>(wantsAll && filled ? 'all names' : null, undefined, () =>
    engine.allNames(),
  );
  useReadAnew(wantsAll ? filled : null, mutate);
  return useSettled((wantsAll ? all : undefined) ?? filled?.names ?? early);
}

/** Names that the page's start reads for its map: they may be there before the places are. */
function useStartedNames(): Names | undefined {
  const [names, setNames] = useState(() => startedGuide()?.names ?? undefined);
  const isKnown = names !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isLast = true;
    startedGuide()?.naming.then(
      (read) => isLast && setNames(read),
      // they come with the places, from wherever they can be had
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [isKnown]);
  return names;
}

/**
 * Most new snapshots bring the same reference data: it stays the object it was, so that nobody joins or draws anew for
 * it.
 */
function useSettled(current: Names | undefined): Names | undefined {
  const [held, setHeld] = useState(current);
  const isSame = !current || current === held || (held?.version !== undefined && held.version === current.version);
  if (!isSame) setHeld(current);
  return isSame ? held : current;
}
