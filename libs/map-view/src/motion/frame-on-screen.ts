import type { Map as MapLibreMap } from 'maplibre-gl';

const LOOKS_EVERY_MS = 8;

/**
 * Resolves when the map's next frame is drawn, not only handed to the graphics process; in a page that is hidden, when
 * it is shown again.
 */
export async function frameOnScreen(map: MapLibreMap): Promise<void> {
  await new Promise((resolve) => map.once('render', resolve));
  const gl = map.getCanvas().getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return;
  gl.flush();
  // a context that is lost signals nothing
  while (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  gl.deleteSync(fence);
}
