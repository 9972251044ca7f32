import type { Feature } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { cornersOfShape, withAddedCorner, withMovedCorner, withoutCorner } from './corners.ts';

interface Props {
  map: MapLibreMap;
  feature: Feature;
  onFeature(feature: Feature): void;
}

const STEP_M = 1;
const LARGE_STEP_M = 10;
/** A corner closer to the edge of the map is moved to its middle when it is selected, px. */
const MARGIN_PX = 24;

/** Metres */
type Offset = readonly [east: number, north: number];

const unmoved: Offset = [0, 0];
const directions: Readonly<Record<string, Offset>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The index that a key selects; undefined: another key. */
function selectedBy(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { PageDown: (at + 1) % count, PageUp: (at + count - 1) % count };
  return { ...steps, Home: 0, End: count - 1 }[key];
}

/**
 * A handle on one corner of the selected shape for the keyboard: arrow keys move the corner by a metre, with the shift
 * key by ten; page keys, Home and End select another one; Delete removes it, Insert adds one after it. It is visible
 * while it has the focus.
 */
export function CornerHandle({ map, feature, onFeature }: Props) {
  const t = useMessages(geometryMessages);
  const handle = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { at, count, position, news, onKeyDown } = useCornerEdits({ map, feature, onFeature });
  const [lon, lat] = position;
  useEffect(() => {
    const place = () => {
      const { x, y } = map.project([lon, lat]);
      if (handle.current) handle.current.style.translate = `${x}px ${y}px`;
    };
    place();
    const subscriptions = [map.on('move', place), map.on('resize', place)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, lon, lat]);
  return (
    <>
      <button
        ref={handle}
        type="button"
        aria-label={t.cornerOf({ index: at + 1, count })}
        aria-describedby={hint}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Home End Delete Insert"
        onKeyDown={onKeyDown}
        onFocus={() => bringIntoView(map, position)}
        className="pointer-events-none absolute -top-3 -left-3 size-6 rounded-full border-4 border-accent bg-paper opacity-0 focus-visible:opacity-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      />
      <span id={hint} hidden>
        {t.cornerHint}
      </span>
      <output className="sr-only">{news}</output>
    </>
  );
}

/** Selects and edits corners by keys. */
function useCornerEdits({ map, feature, onFeature }: Props) {
  const t = useMessages(geometryMessages);
  const [chosen, setChosen] = useState(0);
  const [news, setNews] = useState('');
  const [moved, setMoved] = useState<Offset>(unmoved);
  const corners = cornersOfShape(feature);
  const count = corners.length;
  const at = Math.min(chosen, count - 1);
  const corner = corners[at]!;

  const show = (index: number) => {
    setChosen(index);
    setMoved(unmoved);
    setNews(t.cornerOf({ index: index + 1, count }));
    bringIntoView(map, corners[index]!.position as [number, number]);
  };
  const move = ([east, north]: Offset, metres: number) => {
    onFeature(withMovedCorner(feature, corner, east * metres, north * metres));
    const sum = [moved[0] + east * metres, moved[1] + north * metres] as const;
    setMoved(sum);
    // The distance since the corner was selected differs each time, so that every step is announced.
    setNews(t.cornerMoved({ index: at + 1, distance: distanceText(sum, t) }));
  };
  const remove = () => {
    const rest = withoutCorner(feature, corner);
    setNews(rest ? t.cornerRemoved({ index: at + 1, count: count - 1 }) : t.cornerNeeded);
    if (!rest) return;
    setMoved(unmoved);
    onFeature(rest);
  };
  const add = () => {
    const more = withAddedCorner(feature, corner);
    setNews(more ? t.cornerAdded({ index: at + 2, count: count + 1 }) : t.cornerEnd);
    if (!more) return;
    setChosen(at + 1);
    setMoved(unmoved);
    onFeature(more);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const index = selectedBy(key, at, count);
    const direction = directions[key];
    if (index !== undefined) show(index);
    else if (direction) move(direction, shiftKey ? LARGE_STEP_M : STEP_M);
    else if (key === 'Delete' || key === 'Backspace') remove();
    else if (key === 'Insert') add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { at, count, position: corner.position as [number, number], news, onKeyDown };
}

/** '3 m to the north, 1 m to the east' */
function distanceText([east, north]: Offset, t: TextsOf<typeof geometryMessages>): string {
  const parts = [
    north !== 0 && t.metresTo({ metres: Math.abs(north), direction: north > 0 ? t.north : t.south }),
    east !== 0 && t.metresTo({ metres: Math.abs(east), direction: east > 0 ? t.east : t.west }),
  ].filter(Boolean);
  return parts.join(', ') || t.metresTo({ metres: 0, direction: t.north });
}

/** Pans the map if a position is outside of it or at its edge. */
function bringIntoView(map: MapLibreMap, position: [number, number]): void {
  const { x, y } = map.project(position);
  const { clientWidth, clientHeight } = map.getCanvas();
  const isInside = x >= MARGIN_PX && y >= MARGIN_PX && x <= clientWidth - MARGIN_PX && y <= clientHeight - MARGIN_PX;
  if (!isInside) map.easeTo({ center: position });
}
