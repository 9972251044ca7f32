import { useEffect, useRef } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { guideEngine } from '@umkreis/guide-core/engine/guide-engine.ts';
import { canSaveGuide } from '@umkreis/offline/can-save-guide.ts';
import { saveOfflineMap, readOfflineMap } from '@umkreis/offline/offline-map.ts';
import { savePictures } from '@umkreis/offline/offline-pictures.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { nightlyAction } from './nightly-action.ts';

const ROUND_MS = 30_000;
const TIMEOUT_MS = 20_000;

/** Stores the whole guide of a kiosk for days without a network, and updates kiosk and guide at night. */
export function useNightWatch(boot: Boot, isIdle: boolean): void {
  const idle = useRef(isIdle);
  useEffect(() => {
    idle.current = isIdle;
  }, [isIdle]);
  const { branch } = boot;
  useEffect(() => {
    if (!branch) return undefined;
    const startedAt = Date.now();
    const over = new AbortController();
    let attemptedAt: number | null = null;
    const round = async () => {
      if (!canSaveGuide(boot) || !navigator.onLine) return;
      const now = Date.now();
      const cachedAt = Date.parse((await readOfflineMap())?.date ?? '') || null;
      const hour = inZone(new Date(now), branch.timeZone).hour();
      const action = nightlyAction({ now, startedAt, cachedAt, attemptedAt, hour, isIdle: idle.current });
      if (!action) return;
      attemptedAt = now;
      if (action === 'restart') {
        if ((await isServed()) && idle.current) location.reload();
        return;
      }
      const guide = { ...boot, branch, engine: guideEngine() };
      // A kiosk stores its pictures in all sizes.
      await saveOfflineMap(guide, { withPictures: false, onProgress: () => undefined, signal: over.signal });
      await savePictures(boot);
    };
    // While offline it continues with the stored data.
    const start = () => void round().catch(() => undefined);
    const timer = setInterval(start, ROUND_MS);
    // On the first visit the service worker controls the page some seconds after it was loaded.
    start();
    navigator.serviceWorker?.addEventListener('controllerchange', start);
    return () => {
      clearInterval(timer);
      navigator.serviceWorker?.removeEventListener('controllerchange', start);
      over.abort();
    };
  }, [boot, branch]);
}

/** Whether the kiosk's page can be loaded, so that it never reloads while offline. */
const isServed = async (): Promise<boolean> =>
  (await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
