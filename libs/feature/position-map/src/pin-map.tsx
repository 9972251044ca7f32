import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStreets } from '@umkreis/api-client/use-streets.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { PositionMapProps } from '@umkreis/guide-core/guide-context.tsx';
import { positionMessages } from './messages/position.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { headingOf, nudged, type Heading } from './nudge.ts';
import { streetLines, streetNear } from './street-near.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { usePin } from './use-pin.ts';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';

const STEP_M = 10;
const LARGE_STEP_M = 100;
/** Zoom at which single buildings can be distinguished */
const ZOOM = 16.5;

export interface PinMapProps extends PositionMapProps {
  /** Configuration of the map's branch */
  boot: Boot;
  /** Previous position, drawn as a faint pin */
  was?: LngLat | undefined;
  /** The pin can't be moved. */
  isFixed?: boolean;
}

/** The pin's button, which the map positions */
function createHandle(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className =
    'position-pin grid h-14 w-11 cursor-grab place-items-end justify-items-center rounded-control text-accent active:cursor-grabbing';
  return element;
}

/** The faint pin at the previous position */
function createShade(): HTMLDivElement {
  const element = document.createElement('div');
  element.className = 'position-pin grid h-14 w-11 place-items-end justify-items-center text-ink-soft opacity-60';
  return element;
}

/**
 * A small map with a pin that is dragged, set by a click, or moved by arrow keys; screen readers announce its
 * moves.
 */
export default function PinMap({ boot, at, was, isFixed = false, onChange }: PinMapProps) {
  const t = useMessages(positionMessages);
  const { container, map, hasFailed } = useSmallMap(boot, t.map, () =>
    at
      ? { center: at, zoom: ZOOM, pitch: 0, bearing: 0 }
      : startCamera(boot, { width: innerWidth, height: innerHeight }),
  );
  const { announcement, describe, say } = useAnnouncedPosition(boot);
  const [handle] = useState(createHandle);
  const move = (point: LngLat, way = '') => {
    onChange(point);
    say([way, describe(point)].filter(Boolean).join(', '));
  };
  usePin(map, handle, at, isFixed ? null : (point) => move(point));
  const shade = useShade(map, was);
  useEffect(() => void handle.toggleAttribute('disabled', isFixed), [handle, isFixed]);
  useHandleKeys(handle, t.pin, isFixed ? null : at, (heading, metres) => {
    if (at) move(nudged(at, heading, metres), t.moved({ metres, heading: t[heading] }));
  });

  if (hasFailed) return null;
  return (
    <div className="grid gap-1">
      <SmallMapFrame boot={boot} container={container} name="position" className="h-52 ring-1 ring-line ring-inset">
        {createPortal(<PinShape />, handle)}
        {was && createPortal(<PinShape />, shade)}
      </SmallMapFrame>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <span>{!isFixed && t.hint}</span>
        <output aria-live="polite" className="font-medium text-ink">
          {announcement}
        </output>
      </p>
    </div>
  );
}

/** The text of the pin's last move, and what describes a position. */
function useAnnouncedPosition(boot: Boot) {
  const t = useMessages(positionMessages);
  const { data: streets } = useStreets(boot);
  const lines = useMemo(() => streetLines(streets ?? []), [streets]);
  const [announcement, say] = useState('');
  const describe = (point: LngLat) => {
    const street = streetNear(point, lines);
    return street ? t.near({ street }) : t.coordinates({ lat: point[1].toFixed(5), lon: point[0].toFixed(5) });
  };
  return { announcement, describe, say };
}

/** The faint pin at a previous position. */
function useShade(map: MapLibreMap | null, was: LngLat | null | undefined): HTMLDivElement {
  const [shade] = useState(createShade);
  usePin(was ? map : null, shade, was ?? null, null);
  return shade;
}

/** Moves a pin by the arrow keys. @param at null: it can't be moved */
function useHandleKeys(
  handle: HTMLButtonElement,
  label: string,
  at: LngLat | null,
  onMove: (heading: Heading, metres: number) => void,
): void {
  useEffect(() => {
    handle.setAttribute('aria-label', label);
    const onKeyDown = (event: KeyboardEvent) => {
      const heading = headingOf(event.key);
      if (!heading || !at) return;
      event.preventDefault();
      // The map below the pin handles the same keys.
      event.stopPropagation();
      onMove(heading, event.shiftKey ? LARGE_STEP_M : STEP_M);
    };
    handle.addEventListener('keydown', onKeyDown);
    return () => handle.removeEventListener('keydown', onKeyDown);
  });
}

const PinShape = () => (
  <svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true" className="drop-shadow-md">
    <path
      d="M16 1a15 15 0 0 1 15 15c0 10.600-11.500 22.300-14.300 26.300a.85.85 0 0 1-1.400 0C12.500 38.300 1 26.600 1 16A15 15 0 0 1 16 1Z"
      fill="currentColor"
      stroke="#fff"
      strokeWidth="2"
    />
    <circle cx="16" cy="16" r="5.500" fill="#fff" />
  </svg>
);
