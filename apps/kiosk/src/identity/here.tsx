import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { startCamera } from '@umkreis/map-screen/state/start-camera.ts';
import { selectionAtom } from '@umkreis/map-screen/state/selection-atoms.ts';
import { mapAtom } from '@umkreis/map-screen/state/map-atoms.ts';
import { libraryOf } from '@umkreis/map-view/library/library-of.ts';

interface Props {
  boot: Boot;
  identity: KioskIdentity;
  /** Grows with each way home, where nothing else is opened. */
  homecomings: number;
}

/** Where the kiosk stands and which way it looks; the map starts, and comes home, as its identity says. */
export function Here({ boot, identity, homecomings }: Props) {
  const t = useMessages(kioskMessages);
  const map = useAtomValue(mapAtom);
  const selection = useAtomValue(selectionAtom);
  const { position, heading, homeView, name } = identity;
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = 'kiosk-here';
    return made;
  });

  const goHome = useEffectEvent((isNear: boolean) => {
    if (!map || (!homeView && heading === null)) return;
    const start = startCamera(boot, { width: innerWidth, height: innerHeight }, true);
    const home = homeView ?? { ...start, bearing: heading! };
    if (isNear) map.easeTo({ ...home, duration: 900 });
    else map.jumpTo(home);
  });
  const isAtHome = selection.kind === 'none' || selection.kind === 'season';
  const comeHome = useEffectEvent((isNear: boolean) => {
    if (isAtHome) goHome(isNear);
  });
  const view = JSON.stringify([homeView, heading]);
  useEffect(() => comeHome(homecomings > 0), [map, view, homecomings]);

  useEffect(() => {
    if (!map || !position) return;
    const { Marker } = libraryOf(map);
    const marker = new Marker({ element, rotationAlignment: 'map', pitchAlignment: 'map', rotation: heading ?? 0 });
    marker.setLngLat(position).addTo(map);
    return () => void marker.remove();
  }, [map, position, heading, element]);

  return (
    position &&
    createPortal(
      <>
        {heading !== null && <span aria-hidden="true" className="kiosk-here-cone" />}
        <span className="kiosk-here-dot" />
        <span className="sr-only">
          {t.here}: {name}
        </span>
      </>,
      element,
    )
  );
}
