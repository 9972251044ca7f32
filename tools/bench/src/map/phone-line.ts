import type { BrowserContext } from 'playwright-core';
import { packed } from './packed.ts';
import { passOn } from './pass-on.ts';

/** A phone on the road. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The processor is this much slower: the page's main thread alone, workers and drawing are not. */
export const PHONE_SLOWDOWN = 4;
const BITS_PER_MS = 1600;
const LATENCY_MS = 150;
const SLICE_MS = 10;

/** What a line of 1.6 Mbit/s and 150 ms carries: whoever is on it shares it evenly. */
export class Line {
  readonly #waiting = new Map<() => void, number>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** Resolves when so many bytes have come through. */
  async carry(bytes: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await new Promise<void>((resolve) => {
      this.#waiting.set(resolve, bytes * 8);
      if (this.#timer) return;
      this.#last = performance.now();
      this.#timer = setInterval(() => this.#slice(), SLICE_MS);
    });
  }

  #slice(): void {
    const now = performance.now();
    let left = (now - this.#last) * BITS_PER_MS;
    this.#last = now;
    while (left > 1 && this.#waiting.size > 0) {
      const share = left / this.#waiting.size;
      for (const [done, bits] of this.#waiting) {
        left -= Math.min(share, bits);
        if (bits > share) this.#waiting.set(done, bits - share);
        else {
          this.#waiting.delete(done);
          done();
        }
      }
    }
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/**
 * Puts everything that a context asks for on a phone's line, its workers' calls too, which the browser's own throttling
 * leaves out. Bytes count as they are on the way; a file that never changes comes once, though routes switch off the
 * browser's cache, which would have had it for page and worker. To be called before what answers in the product's
 * place.
 */
export async function slowLine(context: BrowserContext): Promise<Carry> {
  const line = new Line();
  const kept = new Map<string, Promise<void>>();
  await context.route('**/*', async (route) => {
    try {
      const asked = route.request();
      const { status, headers, sent, body } = await passOn(asked);
      const carried = kept.get(asked.url()) ?? line.carry(sent);
      if (headers['cache-control']?.includes('immutable')) kept.set(asked.url(), carried);
      await carried;
      await route.fulfill({ status, headers, body });
    } catch {
      // the page was closed, or has given the call up
      await route.abort().catch(() => undefined);
    }
  });
  return (pathname, body) => line.carry(packed(pathname, body));
}

/** Resolves when an answer has come through. */
export type Carry = (pathname: string, body: Buffer) => Promise<void>;
/** A line that is not worth measuring. */
export const atOnce: Carry = async () => {};
