import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { usualSign } from '@umkreis/contract/sign-parts.ts';
import { KioskSign } from '@umkreis/kiosk-sign/kiosk-sign.tsx';
import { Slides } from '@umkreis/kiosk-sign/slides.tsx';
import { useSignClock } from '@umkreis/kiosk-sign/use-sign-clock.ts';
import { useSignContent } from './use-sign-content.ts';

/** The sign with pictures of places behind its clock, from what the kiosk has stored. */
export function SignScreen({ boot, identity }: { boot: Boot; identity: KioskIdentity | null }) {
  const { now, slide } = useSignClock();
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
