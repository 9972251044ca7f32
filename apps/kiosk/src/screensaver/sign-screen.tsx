import { useEffect, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { usualSign } from '@umkreis/contract/sign-parts.ts';
import { KioskSign } from '@umkreis/kiosk-sign/kiosk-sign.tsx';
import { Slides } from './slides.tsx';
import { useSignContent } from './use-sign-content.ts';

const TICK_MS = 1000;
const SLIDE_MS = 9000;

/** The sign with pictures of places behind its clock, from what the kiosk has stored. */
export function SignScreen({ boot, identity }: { boot: Boot; identity: KioskIdentity | null }) {
  const [{ now, slide }, setTick] = useState(() => tickAt(Date.now()));
  useEffect(() => {
    // Renders only with the next minute or slide.
    const tick = () =>
      setTick((before) => {
        const next = tickAt(Date.now());
        return next.slide === before.slide && next.minute === before.minute ? before : next;
      });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { events, slides } = useSignContent(boot, now);
  return (
    <KioskSign
      boot={boot}
      settings={identity?.sign ?? usualSign}
      house={identity?.house ?? null}
      events={events}
      now={now}
      picture={<Slides boot={boot} slides={slides} index={slide} />}
    />
  );
}

const tickAt = (ms: number) => ({
  now: new Date(ms),
  minute: Math.floor(ms / 60_000),
  slide: Math.floor(ms / SLIDE_MS),
});
