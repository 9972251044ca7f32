import { useCallback, useEffect, useRef, useState } from 'react';
import { idlePhase, resetSeconds, warningSeconds, type IdlePhase } from './idle.ts';

export interface Idle {
  phase: IdlePhase;
  /** Seconds until the reset during the warning. */
  secondsLeft: number;
  /** Reports use of the kiosk; ends the warning and the screensaver. */
  touch(): void;
  /** Reports use of the map. Ignored while something covers it, since a resetting map moves by itself. */
  touchMap(): void;
  /** Ends the session immediately. */
  end(): void;
}

/**
 * Detects use by touches, keys, playing videos and calls of touch(). While a warning or the screensaver covers
 * the map, they handle touches themselves: otherwise the click would hit the element below.
 * @param limitSeconds idle time until the reset, s; at least 30
 * @param isCovered the screensaver covers the map after the reset; without one, the next touch starts a
 *   session
 */
export function useIdle(limitSeconds: number, isCovered: boolean): Idle {
  const lastEventTime = useRef(0);
  const [state, setState] = useState<{ phase: IdlePhase; secondsLeft: number }>({
    phase: 'active',
    secondsLeft: warningSeconds,
  });
  const update = useCallback(() => {
    const idleMs = Date.now() - lastEventTime.current;
    const phase = idlePhase(idleMs, limitSeconds);
    const secondsLeft = Math.max(0, Math.ceil(resetSeconds(limitSeconds) - idleMs / 1000));
    setState((before) =>
      before.phase === phase && (phase !== 'warning' || before.secondsLeft === secondsLeft)
        ? before
        : { phase, secondsLeft },
    );
  }, [limitSeconds]);
  const touch = useCallback(() => {
    lastEventTime.current = Date.now();
    update();
  }, [update]);
  const touchMap = useCallback(() => {
    if (idlePhase(Date.now() - lastEventTime.current, limitSeconds) === 'active') touch();
  }, [limitSeconds, touch]);
  const end = useCallback(() => {
    lastEventTime.current = 0;
    update();
  }, [update]);
  const touchScreen = useCallback(() => {
    const phase = idlePhase(Date.now() - lastEventTime.current, limitSeconds);
    if (phase === 'active' || (phase === 'idle' && !isCovered)) touch();
  }, [limitSeconds, isCovered, touch]);
  useEffect(() => {
    lastEventTime.current = Date.now();
    // touchmove: scrolling in lists and dialogs; timeupdate: a video is playing
    const events = ['pointerdown', 'touchmove', 'keydown', 'input', 'wheel', 'timeupdate'] as const;
    for (const event of events) window.addEventListener(event, touchScreen, { capture: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touchScreen, { capture: true });
    };
  }, [touchScreen]);
  const isIdle = state.phase === 'idle';
  useEffect(() => {
    // Only a touch ends idleness.
    if (isIdle) return undefined;
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  }, [isIdle, update]);
  return { ...state, touch, touchMap, end };
}
