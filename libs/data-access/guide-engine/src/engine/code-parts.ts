import type { LoadPart, Parts } from '../parts/parts.ts';

/** Code that the engine loads when it is needed; a part that failed to load is loaded again by the next call. */
export class CodeParts {
  readonly #load: LoadPart;
  readonly #onLoaded: (name: keyof Parts) => void;
  readonly #loaded: Partial<Parts> = {};
  readonly #loading = new Map<keyof Parts, Promise<void>>();

  constructor(load: LoadPart, onLoaded: (name: keyof Parts) => void) {
    this.#load = load;
    this.#onLoaded = onLoaded;
  }

  get hours(): Parts['hours'] | undefined {
    return this.#loaded.hours;
  }

  get search(): Parts['search'] | undefined {
    return this.#loaded.search;
  }

  /** Names of the loaded parts: results depend on them. */
  get key(): string {
    return Object.keys(this.#loaded).join();
  }

  /** @throws if loading fails */
  use(name: keyof Parts, url: string): Promise<void> {
    const requested = this.#loading.get(name);
    if (requested) return requested;
    const loading = this.#load(name, url).then(
      (code) => {
        Object.assign(this.#loaded, { [name]: code });
        this.#onLoaded(name);
      },
      (error: unknown) => {
        this.#loading.delete(name);
        throw error;
      },
    );
    this.#loading.set(name, loading);
    return loading;
  }

  /** Settles when the requested parts have loaded or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#loading.values());
  }
}
