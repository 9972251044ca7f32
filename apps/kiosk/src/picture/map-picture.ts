import { startedMap } from '@umkreis/map-core/map/guide-map.ts';

const TIMEOUT_MS = 3000;

/**
 * The visible map as the address of a picture; null if none is visible. WebGL clears its canvas after each frame, so it
 * is read within the event of one.
 */
export async function mapPicture(): Promise<string | null> {
  const map = (await startedMap())?.map;
  if (!map?.getContainer().isConnected) return null;
  return new Promise((resolve) => {
    // A hidden page renders no frame.
    const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
    map.once('render', () => {
      clearTimeout(timer);
      resolve(map.getCanvas().toDataURL('image/webp', 0.9));
    });
    map.triggerRepaint();
  });
}
