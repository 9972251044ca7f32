import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { levelAtom } from './level-atom.ts';

/**
 * The level that is shown; null without levels. A place that is opened brings its own.
 * @param selected the place that is open
 */
export function useLevel(selected: Place | null): string | null {
  const { boot } = useGuide();
  const [level, setLevel] = useAtom(levelAtom);
  const own = selected?.item.details?.level;
  const show = useEffectEvent((key: string) => {
    if (key !== level && boot.branch?.levels.some((one) => one.key === key)) setLevel(key, { replace: true });
  });
  useEffect(() => {
    if (own) show(own);
  }, [selected?.item.id, own]);
  return level;
}
