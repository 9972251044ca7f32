/** Of the first canvas in a page a drawing context takes 0.1 to 0.7 s where the processor draws, of the next ones none. */
const wake = `try{new OffscreenCanvas(1,1).getContext('webgl2')}catch{}close()`;

/**
 * Wakes the graphics process in a thread of its own, while the page still waits for the map's library: whoever makes the
 * map would be held up by it.
 */
export const wakeGraphicsScript = `try {
new Worker(URL.createObjectURL(new Blob(["${wake}"], { type: 'text/javascript' })));
} catch {}`;
