import { useEffect, useRef } from 'react';
import type { IdlePhase } from '../session/idle.ts';
import { storeVisit } from './visits.ts';

/**
 * Counts a session with the first touch or key after a reset.
 * @param timeZone of the branch
 * @param isReported the kiosk has an identity
 */
export function useVisits(phase: IdlePhase, timeZone: string, isReported: boolean): void {
  const isCounted = useRef(false);
  useEffect(() => {
    if (phase === 'idle') isCounted.current = false;
  }, [phase]);
  useEffect(() => {
    if (!isReported) return undefined;
    const count = () => {
      if (isCounted.current) return;
      isCounted.current = true;
      storeVisit(new Date(), timeZone);
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, count, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, count, { capture: true });
    };
  }, [timeZone, isReported]);
}
