import type { BrowserContext } from 'playwright-core';
import { packed } from './packed.ts';
import { passOn } from './pass-on.ts';

/** A phone in a mobile network. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** CPU slowdown; only affects the page's main thread, not workers and drawing. */
export const PHONE_SLOWDOWN = 4;
const BITS_PER_MS = 1600;
const LATENCY_MS = 150;
const SLICE_MS = 10;

/** A line of 1.6 Mbit/s with 150 ms latency, shared evenly by concurrent transfers. */
export class Line {
  readonly #pending = new Map<() => void, number>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** Resolves when this number of bytes has been transferred. */
  async carry(bytes: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await new Promise<void>((resolve) => {
      this.#pending.set(resolve, bytes * 8);
      if (this.#timer) return;
      this.#last = performance.now();
      this.#timer = setInterval(() => this.#slice(), SLICE_MS);
    });
  }

  #slice(): void {
    const now = performance.now();
    let left = (now - this.#last) * BITS_PER_MS;
    this.#last = now;
    while (left > 1 && this.#pending.size > 0) {
      const share = left / this.#pending.size;
      for (const [done, bits] of this.#pending) {
        left -= Math.min(share, bits);
        if (bits > share) this.#pending.set(done, bits - share);
        else {
          this.#pending.delete(done);
          done();
        }
      }
    }
    if (this.#pending.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/**
 * Sends all requests of a context through a simulated phone line, including those of workers, which the browser's
 * own throttling omits. Counts transferred bytes; an immutable file is transferred once, since routes disable the
 * browser's cache, which page and worker would share. Call it before registering routes that replace the product's
 * responses.
 */
export async function slowLine(context: BrowserContext): Promise<Carry> {
  const line = new Line();
  const transfers = new Map<string, Promise<void>>();
  await context.route('**/*', async (route) => {
    try {
      const request = route.request();
      const { status, headers, sent, body } = await passOn(request);
      const carried = transfers.get(request.url()) ?? line.carry(sent);
      if (headers['cache-control']?.includes('immutable')) transfers.set(request.url(), carried);
      await carried;
      await route.fulfill({ status, headers, body });
    } catch {
      // The page was closed, or has aborted the request.
      await route.abort().catch(() => undefined);
    }
  });
  return (pathname, body) => line.carry(packed(pathname, body));
}

/** Resolves when a response has been transferred. */
export type Carry = (pathname: string, body: Buffer) => Promise<void>;
/** A line without simulated delay. */
export const atOnce: Carry = async () => {};
