import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';

interface Props {
  map: MapLibreMap;
  at: LngLat;
  /** Distance between point and box, px */
  gap: number;
  interactive?: boolean;
  children: ReactNode;
}

/** A box above a point of the map, or below it without space above. */
export function MapOverlay({ map, at, gap, interactive, children }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = () => {
      const element = box.current;
      if (!element) return;
      const { x, y } = map.project(at);
      const { offsetWidth, offsetHeight } = element;
      const maxLeft = map.getContainer().clientWidth - offsetWidth - 8;
      const left = Math.max(8, Math.min(maxLeft, x - offsetWidth / 2));
      const top = y - gap - offsetHeight > 8 ? y - gap - offsetHeight : y + gap;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      element.style.visibility = 'visible';
    };
    // Its content may load later.
    const sizes = new ResizeObserver(place);
    if (box.current) sizes.observe(box.current);
    map.on('move', place);
    return () => {
      sizes.disconnect();
      map.off('move', place);
    };
  });

  return (
    <div
      ref={box}
      style={{ visibility: 'hidden' }}
      className={`absolute top-0 left-0 z-10 max-w-72 animate-fade rounded-card bg-paper px-3 py-2 text-sm shadow-float ${interactive ? '' : 'pointer-events-none'}`}
    >
      {children}
    </div>
  );
}
