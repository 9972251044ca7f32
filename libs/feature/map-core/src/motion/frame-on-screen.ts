import type { Map as MapLibreMap } from 'maplibre-gl';

const POLL_INTERVAL_MS = 8;

/** Resolves when the GPU has finished the map's next frame; on a hidden page only after it becomes visible. */
export async function frameOnScreen(map: MapLibreMap): Promise<void> {
  await new Promise((resolve) => map.once('render', resolve));
  const gl = map.getCanvas().getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return;
  gl.flush();
  // A lost context never signals the fence.
  while (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  gl.deleteSync(fence);
}
