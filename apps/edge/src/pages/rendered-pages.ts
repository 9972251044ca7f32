import { ByteCache } from '@umkreis/serving/byte-cache.ts';

interface Options<T> {
  /** Cache size, bytes */
  most: number;
  sizeOf(page: T): number;
  isCacheable(page: T): boolean;
  ttlMs(page: T): number | undefined;
}

interface Rendered<T> {
  page: T;
  /** As of `performance.now()` */
  at: number;
  tookMs: number;
}

/** Pages that take less time are always rendered from the current content, ms */
const QUICK_MS = 100;
/** A slow page is rendered at most once in this time, ms */
const REST_MS = 1500;
/** An outdated page is sent for at most this long, ms */
const LONGEST_MS = 3000;

/**
 * Rendered pages by version of their content, with what HTTP calls stale-while-revalidate: a page that is slow to
 * render, like the first places of a large guide, is sent for up to three seconds after a change, while the next one
 * is rendered. Otherwise frequent edits would let all visitors wait.
 */
export class RenderedPages<T extends object> {
  readonly #cache: ByteCache<Rendered<T>>;

  constructor({ most, sizeOf, isCacheable, ttlMs }: Options<T>) {
    this.#cache = new ByteCache({
      most,
      sizeOf: ({ page }) => sizeOf(page),
      isCacheable: ({ page }) => isCacheable(page),
      ttlMs: ({ page }) => ttlMs(page),
    });
  }

  /** @param version of its content */
  async get(key: string, version: string, render: () => Promise<T>): Promise<T> {
    const known = this.#cache.known(key);
    const age = known ? performance.now() - known.at : Infinity;
    const isSlow = known !== undefined && known.tookMs >= QUICK_MS;
    if (isSlow && age < REST_MS) return known.page;
    const current = this.#cache.get(key, version, () => timed(render));
    if (!isSlow || age >= LONGEST_MS) return (await current).page;
    // Its failure is seen by the visitor who waits for it.
    current.catch(() => {});
    return known.page;
  }
}

async function timed<T>(render: () => Promise<T>): Promise<Rendered<T>> {
  const started = performance.now();
  const page = await render();
  const at = performance.now();
  return { page, at, tookMs: at - started };
}
