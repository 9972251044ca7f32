import { useEffect, useRef } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { pinOffsets } from './pin-offsets.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';

export interface MapPin {
  id: string;
  at: LngLat;
  title: string;
}

interface Props {
  /** Configuration of the map's branch */
  boot: Boot;
  pins: readonly MapPin[];
  /** Id of the pin whose details are shown */
  chosen: string | undefined;
  /** Accessible name of the map */
  label: string;
  /** Text if maps can't be drawn */
  failed: string;
  onChoose(id: string): void;
}

const HEIGHT_PX = 384;
const WIDTH_PX = 800;
const pinClass =
  'size-7 cursor-pointer rounded-full border-2 border-white shadow-float focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent';

/** A map of several pins, selected by a click or with Tab and Enter. */
export default function PinsMap({ boot, pins, chosen, label, failed, onChoose }: Props) {
  const { container, map, hasFailed } = useSmallMap(boot, label, () =>
    startCamera(boot, { width: WIDTH_PX, height: HEIGHT_PX }),
  );
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  const places = JSON.stringify(pins.map(({ at }) => at));
  useEffect(() => {
    const points = JSON.parse(places) as LngLat[];
    const bounds = boundsOf(points);
    if (map && bounds) map.fitBounds(bounds, { padding: 48, maxZoom: 15, animate: false });
  }, [map, places]);
  useEffect(() => {
    if (!map) return;
    const { Marker } = libraryOf(map);
    const offsets = pinOffsets(pins.map(({ at }) => at));
    const markers = pins.map(({ id, at, title }, index) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.title = title;
      element.setAttribute('aria-label', title);
      element.setAttribute('aria-pressed', String(id === chosen));
      element.className = classNames(pinClass, id === chosen ? 'z-10 bg-ink' : 'bg-accent');
      element.addEventListener('click', () => choose.current(id));
      return new Marker({ element, offset: [offsets[index]!, 0] }).setLngLat(at).addTo(map);
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, pins, chosen]);
  if (hasFailed) return <p className="p-4 text-sm text-ink-soft">{failed}</p>;
  return <SmallMapFrame boot={boot} container={container} name="pins" className="h-96 ring-1 ring-line ring-inset" />;
}
