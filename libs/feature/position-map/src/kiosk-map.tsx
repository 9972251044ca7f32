import { createPortal } from 'react-dom';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { HomeView } from '@umkreis/contract/kiosk.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { Attribution } from '@umkreis/map-core/attribution.tsx';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { rounded } from './nudge.ts';

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
  const language = useLanguage();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const container = useRef<HTMLDivElement>(null);
  const [wide, high] = screen;
  const height = Math.round(Math.min(560, Math.max(160, (WIDTH * high) / wide)));
  /** Zoom difference at which the kiosk's screen shows the same area */
  const nearer = Math.log2(wide / WIDTH);
  const { basemap } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut: null,
    level: null,
    dark,
    isPhone: true,
    placeTiles: null,
    language,
  });
  const [start] = useState(() => {
    const first = homeView ?? startCamera(boot, { width: wide, height: high }, true);
    return { ...first, zoom: first.zoom - nearer };
  });
  const map = useMap(container, basemap, start, label, () => undefined);
  const move = useStableCallback(onMove);
  const [markerElement] = useState(() => document.createElement('div'));
  useImperativeHandle(ref, () => ({
    view() {
      if (!map) return null;
      const { lng, lat } = map.getCenter();
      return {
        center: rounded([lng, lat]),
        zoom: digits(Math.max(0, map.getZoom() + nearer), 2),
        bearing: digits(map.getBearing(), 1),
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
    <div
      style={{ width: WIDTH, height }}
      className="relative max-w-full overflow-hidden rounded-card bg-sunken ring-4 ring-ink/80"
    >
      <div ref={container} data-stand-map="" className="size-full" />
      {createPortal(<KioskMarker hasCone={heading !== null} />, markerElement)}
      <div className="absolute right-0 bottom-0 max-w-full text-right">
        <Attribution text={boot.branch?.attribution ?? boot.main.attribution} isDemo={boot.branch?.isDemo ?? false} />
      </div>
    </div>
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
