import { useEffect, useState } from 'react';
import { useFetched } from '@umkreis/api-client/use-read.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { startedGuide } from '../engine/started-guide.ts';
import { useReloadOnSnapshot } from './use-reload-on-snapshot.ts';

/**
 * Names used by the branch's places, which are loaded with them.
 * @param wantsAll also loads the names that they don't use, once the places are loaded
 * @returns the same object until its content changes; undefined: loading
 */
export function useNames(engine: GuideEngine, filled: Filled | null, wantsAll: boolean): Names | undefined {
  const early = useStartedNames();
  const { data: all, mutate } = useFetched<Names>(wantsAll && filled ? 'all names' : null, undefined, () =>
    engine.allNames(),
  );
  useReloadOnSnapshot(wantsAll ? filled : null, mutate);
  return useSettled((wantsAll ? all : undefined) ?? filled?.names ?? early);
}

/** Names loaded by the bootstrap script for its map, possibly before the places. */
function useStartedNames(): Names | undefined {
  const [names, setNames] = useState(() => startedGuide()?.names ?? undefined);
  const isLoaded = names !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    let isLast = true;
    startedGuide()?.naming.then(
      (read) => isLast && setNames(read),
      // They are loaded with the places instead.
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [isLoaded]);
  return names;
}

/**
 * Most new snapshots have the same reference data: keeps the object identical so that nothing is joined or drawn
 * again.
 */
function useSettled(current: Names | undefined): Names | undefined {
  const [settled, setSettled] = useState(current);
  const isSame =
    !current || current === settled || (settled?.version !== undefined && settled.version === current.version);
  if (!isSame) setSettled(current);
  return isSame ? settled : current;
}
