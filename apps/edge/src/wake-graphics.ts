/** The first canvas of a page waits 0.1 to 0.7 s for its context where the processor draws, those after it do not. */
const wake = `try{new OffscreenCanvas(1,1).getContext('webgl2')}catch{}close()`;

/**
 * Wakes the graphics process in a thread of its own, while the page still waits for the map's library: making the map
 * would be held up by it.
 */
export const wakeGraphicsScript = `try {
new Worker(URL.createObjectURL(new Blob(["${wake}"], { type: 'text/javascript' })));
} catch {}`;
