import type { Map as MapLibreMap } from 'maplibre-gl';
import { startedMap } from '@umkreis/map-core/map/guide-map.ts';
import { pictureSize } from './picture-size.ts';

const ADOPTED_MS = 5000;
const LOADED_MS = 10_000;
const FRAME_MS = 10_000;
const POLL_MS = 200;

/**
 * The visible map as the address of a picture; null if none is visible. WebGL clears its canvas after each frame, so it
 * is read within the event of one.
 */
export async function mapPicture(): Promise<string | null> {
  const map = (await startedMap())?.map;
  if (!map || !(await isVisible(map))) return null;
  if (!map.loaded()) await within(LOADED_MS, (done) => map.once('idle', () => done(null)));
  return within(FRAME_MS, (done) => {
    map.once('render', () => done(smallCopy(map.getCanvas())));
    map.triggerRepaint();
  });
}

/** A page that is starting shows its map soon; one that shows none has no `main`. */
async function isVisible(map: MapLibreMap): Promise<boolean> {
  for (let waited = 0; !map.getContainer().isConnected; waited += POLL_MS) {
    if (waited >= ADOPTED_MS || !document.querySelector('main')) return false;
    await within(POLL_MS, () => undefined);
  }
  return true;
}

function smallCopy(canvas: HTMLCanvasElement): string {
  const { width, height } = pictureSize();
  const copy = document.createElement('canvas');
  // Twice as large: it is scaled again with the page.
  Object.assign(copy, { width: width * 2, height: height * 2 });
  copy.getContext('2d')!.drawImage(canvas, 0, 0, copy.width, copy.height);
  return copy.toDataURL('image/webp', 0.9);
}

/** The value that is passed to `done`; null after the time, as a page without frames reports nothing. */
function within<T>(ms: number, start: (done: (value: T) => void) => void): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
