import { useEffect, useState } from 'react';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { Results } from './use-results.ts';

/** Results that take longer than this are shown as loading under their own heading, ms. */
const patience = 150;

/** Whether new results are expected soon and rows of the same list are visible until then. */
export function useIsAwaited({ asked, list }: Pick<Results, 'asked' | 'list'>): boolean {
  const [late, setLate] = useState<Asked | null>(null);
  const isOnItsWay = list.rows !== null && !list.isCurrent;
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(asked), patience);
    return () => clearTimeout(timer);
  }, [isOnItsWay, asked]);
  return isOnItsWay && late !== asked;
}
