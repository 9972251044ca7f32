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
/** An outdated page is sent until this long after it was rendered, ms: frequent edits reach the edge every 4 s. */
const LONGEST_MS = 10_000;

/**
 * Rendered pages by version of their content, with what HTTP calls stale-while-revalidate: a page that is slow to
 * render, like the first places of a large guide, is sent for up to ten seconds, while the next one is rendered.
 * Otherwise frequent edits would let all visitors wait.
 */
export class RenderedPages<T extends object> {
  readonly #cache: ByteCache<Rendered<T>>;
  /** Keys of the pages that are being rendered */
  readonly #pending = new Set<string>();

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
    if (isSlow && (age < REST_MS || (age < LONGEST_MS && this.#pending.has(key)))) return known.page;
    const current = this.#cache.get(key, version, () => this.#render(key, render));
    if (!isSlow || age >= LONGEST_MS) return (await current).page;
    // Its failure is seen by the visitor who waits for it.
    current.catch(() => {});
    return known.page;
  }

  async #render(key: string, render: () => Promise<T>): Promise<Rendered<T>> {
    const started = performance.now();
    this.#pending.add(key);
    const page = await render().finally(() => this.#pending.delete(key));
    const at = performance.now();
    return { page, at, tookMs: at - started };
  }
}
