import { reportFault } from './report-fault.ts';
import { reloadForRelease } from './reload-for-release.ts';

/** State of a part's code; `missing`: the last attempt failed. */
export type PartState<T> = { kind: 'waiting' } | { kind: 'there'; code: T } | { kind: 'missing' };

/** Code that is loaded on demand, and again after a failure. */
export interface CodePart<T> {
  state(): PartState<T>;
  /** Loads the code unless it is loaded. @throws the error of the attempt; the next call tries again */
  load(): Promise<T>;
  subscribe(listener: () => void): () => void;
  /** Whether the map loads it in advance while idle. */
  readonly isFetchedAhead: boolean;
}

/** Retry interval of a missing part while it is visible, ms. */
export const retryInterval = 15_000;

const missed = (error: unknown): unknown => {
  reportFault(error);
  return reloadForRelease(error);
};
const missing = { kind: 'missing' } as const;
const registered = new Set<CodePart<unknown>>();

/** All parts of this surface registered so far; nested parts are registered when their parent is loaded. */
export const registeredParts = (): readonly CodePart<unknown>[] => [...registered];

/**
 * Creates a lazy part from a dynamic import. If loading fails, the component reports it in place, and the
 * import is retried when the network returns.
 * @param isFetchedAhead false for code that is large and useless without a network
 */
export function codePart<T>(
  fetchCode: () => Promise<T>,
  { isFetchedAhead = true, onMissing = missed } = {},
): CodePart<T> {
  let state: PartState<T> = { kind: 'waiting' };
  let loading: Promise<T> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const settle = (next: PartState<T>) => {
    state = next;
    updateRetry();
    for (const listener of listeners) listener();
  };
  const tryAgain = () => void part.load().catch(() => undefined);
  function updateRetry() {
    const isWanted = state.kind === 'missing' && listeners.size > 0;
    if (isWanted === (timer !== undefined)) return;
    if (isWanted) {
      timer = setInterval(tryAgain, retryInterval);
      addEventListener('online', tryAgain);
    } else {
      clearInterval(timer);
      timer = undefined;
      removeEventListener('online', tryAgain);
    }
  }

  const part: CodePart<T> = {
    isFetchedAhead,
    state: () => state,
    load() {
      if (state.kind === 'there') return Promise.resolve(state.code);
      loading ??= fetchCode().then(
        (code) => {
          settle({ kind: 'there', code });
          return code;
        },
        (error: unknown) => {
          loading = null;
          settle(missing);
          void onMissing(error);
          throw error;
        },
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      updateRetry();
      return () => {
        listeners.delete(listener);
        updateRetry();
      };
    },
  };
  registered.add(part as CodePart<unknown>);
  return part;
}
