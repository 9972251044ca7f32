import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { kioskMessages } from '../messages/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';

interface Props {
  boot: Boot;
  identity: KioskIdentity;
  /** Incremented each time the user goes home with nothing selected. */
  homeReturns: number;
}

/**
 * Marks the kiosk's position and viewing direction. The map starts at, and returns to, the identity's home
 * view.
 */
export function Here({ boot, identity, homeReturns }: Props) {
  const t = useMessages(kioskMessages);
  const map = useAtomValue(mapAtom);
  const selection = useAtomValue(selectionAtom);
  const { position, heading, homeView, name } = identity;
  const [positionElement] = useState(() => createDiv('kiosk-here'));
  const [sign] = useState(() => createDiv('kiosk-here-sign'));

  const goHome = useEffectEvent((isNear: boolean) => {
    if (!map) return;
    const home = homeView ?? startCamera(boot, { width: innerWidth, height: innerHeight }, true);
    if (isNear) map.easeTo({ ...home, duration: 900 });
    else map.jumpTo(home);
  });
  const isAtHome = selection.kind === 'none' || selection.kind === 'season';
  const comeHome = useEffectEvent((isNear: boolean) => {
    if (isAtHome) goHome(isNear);
  });
  const view = JSON.stringify([homeView, heading]);
  useEffect(() => comeHome(homeReturns > 0), [map, view, homeReturns]);

  useEffect(() => {
    if (!map || !position) return;
    const { Marker } = libraryOf(map);
    const rotation = heading ?? 0;
    const markers = [
      new Marker({ element: positionElement, rotationAlignment: 'map', pitchAlignment: 'map', rotation }),
      new Marker({ element: sign, anchor: 'bottom', offset: [0, -30] }),
    ];
    for (const marker of markers) marker.setLngLat(position).addTo(map);
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, position, heading, positionElement, sign]);

  return (
    position && [
      createPortal(
        <>
          {heading !== null && <span className="kiosk-here-cone" />}
          <span className="kiosk-here-dot" />
        </>,
        positionElement,
        'stand',
      ),
      createPortal(
        <>
          {t.here}
          <span className="sr-only">: {name}</span>
        </>,
        sign,
        'sign',
      ),
    ]
  );
}

function createDiv(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
