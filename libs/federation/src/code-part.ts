import { reportFault } from './report-fault.ts';
import { reloadForRelease } from './reload-for-release.ts';

/** Whether a part's code has come; `missing`: the last attempt failed. */
export type PartState<T> = { kind: 'waiting' } | { kind: 'there'; code: T } | { kind: 'missing' };

/** Code that comes when it is needed, and again when an attempt failed. */
export interface CodePart<T> {
  state(): PartState<T>;
  /** Loads it, unless it is there. @throws what the attempt failed with; the next call tries again */
  load(): Promise<T>;
  subscribe(listener: () => void): () => void;
  /** The map fetches it while it rests, before anybody asks. */
  readonly isFetchedAhead: boolean;
}

/** While a part that is missing stands on the screen it is asked for again this often, ms. */
export const retryInterval = 15_000;

const missed = (error: unknown): unknown => {
  reportFault(error);
  return reloadForRelease(error);
};
const missing = { kind: 'missing' } as const;
const known = new Set<CodePart<unknown>>();

/** Every part of this surface that is known so far; one that lies within another is known once that one is there. */
export const knownParts = (): readonly CodePart<unknown>[] => [...known];

/**
 * Makes a part of code out of its import. Nobody is taken off the page when it can't be had: what shows it says so,
 * and it is asked for again when the network comes back.
 * @param isFetchedAhead false for what is heavy and of no use without the network
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
    keepTrying();
    for (const listener of listeners) listener();
  };
  const tryAgain = () => void part.load().catch(() => undefined);
  function keepTrying() {
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
      keepTrying();
      return () => {
        listeners.delete(listener);
        keepTrying();
      };
    },
  };
  known.add(part as CodePart<unknown>);
  return part;
}
