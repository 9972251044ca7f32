import { useEffect, useRef } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { guideEngine } from '@umkreis/guide/engine/guide-engine.ts';
import { canKeepGuide } from '@umkreis/guide/offline/can-keep-guide.ts';
import { keepMap, keptMap } from '@umkreis/guide/offline/kept-map.ts';
import { keepPictures } from '@umkreis/guide/offline/kept-pictures.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { nightDeed } from './night-deed.ts';

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
    let triedAt: number | null = null;
    const round = async () => {
      if (!canKeepGuide(boot) || !navigator.onLine) return;
      const now = Date.now();
      const keptAt = Date.parse((await keptMap())?.date ?? '') || null;
      const hour = inZone(new Date(now), branch.timeZone).hour();
      const deed = nightDeed({ now, startedAt, keptAt, triedAt, hour, isIdle: idle.current });
      if (!deed) return;
      triedAt = now;
      if (deed === 'restart') {
        if ((await isServed()) && idle.current) location.reload();
        return;
      }
      const guide = { ...boot, branch, engine: guideEngine() };
      await keepMap(guide, { onProgress: () => undefined, signal: over.signal });
      await keepPictures(boot);
    };
    // While offline it continues with the stored data.
    const timer = setInterval(() => void round().catch(() => undefined), ROUND_MS);
    return () => {
      clearInterval(timer);
      over.abort();
    };
  }, [boot, branch]);
}

/** Whether the kiosk's page can be loaded, so that it never reloads while offline. */
const isServed = async (): Promise<boolean> =>
  (await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
