import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskSign as SignSettings } from '@umkreis/contract/kiosk-sign.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { KioskSign } from '@umkreis/kiosk-sign/kiosk-sign.tsx';
import { Slides } from '@umkreis/kiosk-sign/slides.tsx';
import { useSignClock } from '@umkreis/kiosk-sign/use-sign-clock.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

const PICTURES = 12;

interface Props {
  /** With the branch of the kiosk */
  boot: Boot;
  settings: SignSettings;
  house: string | null;
}

/** The sign with its clock, and with events and pictures of the branch. */
export function LiveSign({ boot, settings, house }: Props) {
  const { auth } = useDashboard();
  const { now, slide } = useSignClock();
  const branch = boot.branch!.shortId;
  const { data: events = [] } = useRead(
    apiUrl(boot, 'GET /events/branchshortid/{branchShortId}', { path: { branchShortId: branch } }),
  );
  const { data: media } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/media/', { query: { branch, kind: itemMediumKeys.picture, pageSize: PICTURES } }),
  );
  const slides = useMemo(() => {
    const places = new Map(media?.media.map(({ itemNanoId, itemTitle }) => [itemNanoId, itemTitle]));
    return [...places].map(([nanoId, title]) => ({ nanoId, title, image: null }));
  }, [media]);
  return (
    <KioskSign
      boot={boot}
      settings={settings}
      house={house}
      events={events}
      now={now}
      picture={<Slides boot={boot} slides={slides} index={slide} />}
    />
  );
}
