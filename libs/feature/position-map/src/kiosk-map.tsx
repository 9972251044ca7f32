import { createPortal } from 'react-dom';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { HomeView } from '@umkreis/contract/kiosk.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { kioskHome } from '@umkreis/map-core/guide-style/kiosk-home.ts';
import { rounded } from './nudge.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';

export interface KioskMapHandle {
  /** The current view as the kiosk would show it; null before it is drawn */
  view(): HomeView | null;
}

interface Props {
  boot: Boot;
  label: string;
  /** Size of the kiosk's screen, px; the map has the same aspect ratio. */
  screen: readonly [width: number, height: number];
  at: LngLat | null;
  /** Degrees clockwise from north */
  heading: number | null;
  homeView: HomeView | null;
  onMove(at: LngLat): void;
  ref?: Ref<KioskMapHandle>;
}

const WIDTH = 288;
const digits = (value: number, places: number) => Number(value.toFixed(places));

/** Preview of a kiosk's map: its position, the viewing direction in front of it, and its initial view. */
export default function KioskMap({ boot, label, screen, at, heading, homeView, onMove, ref }: Props) {
  const [wide, high] = screen;
  const height = Math.round(Math.min(560, Math.max(160, (WIDTH * high) / wide)));
  /** Zoom difference at which the kiosk's screen shows the same area */
  const nearer = Math.log2(wide / WIDTH);
  const { container, map } = useSmallMap(boot, label, () => {
    const first = kioskHome(boot, { width: wide, height: high }, { homeView, heading });
    return { ...first, zoom: first.zoom - nearer };
  });
  const move = useStableCallback(onMove);
  const [markerElement] = useState(() => document.createElement('div'));
  useImperativeHandle(ref, () => ({
    view() {
      if (!map) return null;
      const { lng, lat } = map.getCenter();
      return {
        center: rounded([lng, lat]),
        zoom: digits(Math.max(0, map.getZoom() + nearer), 2),
        bearing: heading ?? digits(map.getBearing(), 1),
        pitch: digits(map.getPitch(), 1),
      };
    },
  }));

  useEffect(() => {
    if (!map) return;
    const set = ({ lngLat: { lng, lat } }: { lngLat: { lng: number; lat: number } }) => move(rounded([lng, lat]));
    map.on('click', set);
    return () => void map.off('click', set);
  }, [map, move]);
  // As on the kiosk: what is ahead is up.
  const { bearing } = kioskHome(boot, { width: wide, height: high }, { homeView, heading });
  useEffect(() => void map?.rotateTo(bearing, { duration: 200 }), [map, bearing]);
  const [lon, lat] = at ?? [undefined, undefined];
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return;
    const { Marker } = libraryOf(map);
    const marker = new Marker({
      element: markerElement,
      draggable: true,
      rotationAlignment: 'map',
      rotation: heading ?? 0,
    });
    marker.setLngLat([lon, lat]).addTo(map);
    marker.on('dragend', () => {
      const { lng, lat: moved } = marker.getLngLat();
      move(rounded([lng, moved]));
    });
    return () => void marker.remove();
  }, [map, lon, lat, heading, markerElement, move]);

  return (
    <SmallMapFrame
      boot={boot}
      container={container}
      name="stand"
      style={{ width: WIDTH, height }}
      className="max-w-full bg-sunken ring-4 ring-ink/80"
    >
      {createPortal(<KioskMarker hasCone={heading !== null} />, markerElement)}
    </SmallMapFrame>
  );
}

const KioskMarker = ({ hasCone }: { hasCone: boolean }) => (
  <span className="relative block size-6 cursor-grab">
    {hasCone && (
      <svg viewBox="0 0 80 80" aria-hidden="true" className="absolute -top-7 -left-7 size-20 max-w-none text-accent">
        <path d="M40 40 18 6a40 40 0 0 1 44 0Z" fill="currentColor" opacity="0.45" />
      </svg>
    )}
    <span className="absolute inset-0 rounded-full border-4 border-white bg-accent shadow-float" />
  </span>
);
