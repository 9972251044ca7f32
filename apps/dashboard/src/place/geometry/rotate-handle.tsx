import type { Feature } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, type PointerEvent } from 'react';
import { cornersOf, shapeCentre } from '@umkreis/geometry/shapes/transform-shape.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { geometryMessages } from '../messages/geometry.ts';

interface Props {
  map: MapLibreMap;
  feature: Feature;
  /** Rotation since the shape was selected, degrees */
  degrees: number;
  /** The pointer has rotated the shape by this many degrees, clockwise, since it was pressed. */
  onPreview(degrees: number): void;
  /** @param degrees clockwise */
  onRotate(degrees: number): void;
}

/** Distance from the topmost corner, px */
const GAP_PX = 36;
const MARGIN_PX = 22;
const LARGE_STEP = 15;

interface Drag {
  /** Centre of the shape in the window, px */
  x: number;
  y: number;
  /** Direction of the pointer when it was pressed, degrees */
  from: number;
  turned: number;
}

/** A handle above the selected shape that rotates it, by pointer or arrow keys. */
export function RotateHandle({ map, feature, degrees, onPreview, onRotate }: Props) {
  const t = useMessages(geometryMessages);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  useEffect(() => {
    const place = () => {
      // A dragged handle stays below the pointer.
      if (!handle.current || drag.current) return;
      const { x } = map.project(shapeCentre(feature.geometry));
      const corners = cornersOf(feature.geometry).map((corner) => map.project(corner as [number, number]).y);
      const top = corners.reduce((a, b) => Math.min(a, b)) - GAP_PX;
      const { clientWidth, clientHeight } = map.getCanvas();
      const [left, y] = [
        Math.min(Math.max(x, MARGIN_PX), clientWidth - MARGIN_PX),
        Math.min(Math.max(top, MARGIN_PX), clientHeight - MARGIN_PX),
      ];
      handle.current.style.translate = `${left}px ${y}px`;
    };
    place();
    const subscriptions = [map.on('move', place), map.on('resize', place)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, feature]);

  const press = (event: PointerEvent<HTMLInputElement>) => {
    const { left, top } = map.getCanvas().getBoundingClientRect();
    const centre = map.project(shapeCentre(feature.geometry));
    const [x, y] = [left + centre.x, top + centre.y];
    // The browser would set the value of the range to where it is pressed.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x, y, from: directionOf(event.clientX - x, event.clientY - y), turned: 0 };
  };
  const move = ({ clientX, clientY, shiftKey }: PointerEvent<HTMLInputElement>) => {
    if (!drag.current || !handle.current) return;
    const { x, y, from } = drag.current;
    const turned = shortWay(directionOf(clientX - x, clientY - y) - from);
    drag.current.turned = shiftKey ? Math.round(turned / LARGE_STEP) * LARGE_STEP : turned;
    const { left, top } = map.getCanvas().getBoundingClientRect();
    handle.current.style.translate = `${clientX - left}px ${clientY - top}px`;
    onPreview(drag.current.turned);
  };
  const release = () => {
    if (!drag.current) return;
    const { turned } = drag.current;
    drag.current = null;
    onRotate(turned);
  };
  const value = Math.round(shortWay(degrees));
  return (
    <div ref={handle} className="absolute -top-[22px] -left-[22px] grid size-11 place-items-center">
      <input
        type="range"
        min={-180}
        max={180}
        step={1}
        value={value}
        aria-label={t.rotateHandle}
        aria-valuetext={t.degreesValue({ degrees: value })}
        title={t.rotateHandle}
        onChange={({ target }) => !drag.current && onRotate(target.valueAsNumber - value)}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        className="peer absolute inset-0 size-11 cursor-grab touch-none opacity-0 active:cursor-grabbing"
      />
      <span className="pointer-events-none grid size-8 place-items-center rounded-full bg-paper text-accent shadow-float ring-2 ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent">
        <Icon name="M21 12a9 9 0 1 1-3-6.700L21 8M21 3v5h-5" size={16} />
      </span>
    </div>
  );
}

/** Degrees clockwise from the top. */
const directionOf = (x: number, y: number) => (Math.atan2(x, -y) * 180) / Math.PI;

/** The same rotation between −180° and 180°. */
const shortWay = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
