import { useAtomValue } from 'jotai';
import type { Map as MapLibreMap, Marker as MapMarker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { kioskMessages } from '../messages/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskHome } from '@umkreis/map-core/guide-style/kiosk-home.ts';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { DISTANCE } from '../scale/screen-scale.ts';
import { signOffset, signOffsets, type Box } from './sign-place.ts';
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
export function Here(props: Props) {
  const { boot, identity } = props;
  const t = useMessages(kioskMessages);
  const map = useAtomValue(mapAtom);
  const { position, heading, name } = identity;
  const { screenScale = DISTANCE } = boot;
  const [positionElement] = useState(() => createDiv('kiosk-here'));
  const [sign] = useState(() => createDiv('kiosk-here-sign'));
  useHomeView(map, props);

  useEffect(() => {
    if (!map || !position) return;
    const { Marker } = libraryOf(map);
    const rotation = heading ?? 0;
    const signMarker = new Marker({ element: sign });
    const markers = [
      new Marker({ element: positionElement, rotationAlignment: 'map', pitchAlignment: 'map', rotation }),
      signMarker,
    ];
    for (const marker of markers) marker.setLngLat(position).addTo(map);
    const stop = avoidNames(map, signMarker, screenScale / DISTANCE);
    return () => {
      stop();
      for (const marker of markers) marker.remove();
    };
  }, [map, position, heading, positionElement, sign, screenScale]);

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

/** Starts the map at the home view, and returns to it. */
function useHomeView(map: MapLibreMap | null, { boot, identity, homeReturns }: Props): void {
  const selection = useAtomValue(selectionAtom);
  const { heading, homeView } = identity;
  const isAtHome = selection.kind === 'none' || selection.kind === 'season';
  const goHome = useEffectEvent(() => {
    if (!map || !isAtHome) return;
    const home = kioskHome(boot, { width: innerWidth, height: innerHeight }, { homeView, heading });
    if (homeReturns > 0) map.easeTo({ ...home, duration: 900 });
    else map.jumpTo(home);
  });
  const view = JSON.stringify([homeView, heading]);
  useEffect(() => goHome(), [map, view, homeReturns]);
}

/** Moves a sign next to its point, where it covers no name, each time the map is drawn. */
function avoidNames(map: MapLibreMap, sign: MapMarker, scale: number): () => void {
  let current: [number, number] | null = null;
  const place = () => {
    const { offsetWidth: width, offsetHeight: height } = sign.getElement();
    const offsets = signOffsets({ width, height }, scale);
    const namesIn = ({ left, top, right, bottom }: Box) =>
      map
        .queryRenderedFeatures([
          [left, top],
          [right, bottom],
        ])
        .filter(({ layer }) => layer.type === 'symbol').length;
    const at = map.project(sign.getLngLat());
    current = signOffset(at, { width, height }, { offsets, current: current ?? offsets[0]!, namesIn });
    sign.setOffset(current);
  };
  place();
  map.on('idle', place);
  return () => void map.off('idle', place);
}

function createDiv(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
