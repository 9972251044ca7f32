import { atom, type Atom, type Getter, type PrimitiveAtom } from 'jotai';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { startedGuide } from '../engine/started-guide.ts';
import { editionAtom, engineAtom } from '../store/surface.ts';

/** A query of the guide's engine. Compared by identity: a new function is a new query. */
export type EngineQuery<T> = (engine: GuideEngine) => Promise<T>;

export interface EngineResult<T> {
  /** idle: no query. error: retried every 15 s and as soon as the network is back */
  status: 'idle' | 'pending' | 'data' | 'error';
  /** The last result; while pending that of the previous query. null: none yet */
  data: T | null;
  /** Set with the status `error` */
  error: Error | null;
  /** Repeats a failed query immediately. */
  retry(): void;
}

export interface EngineQueryOptions<T> {
  /** false: the engine waits until the first map is drawn instead of starting at once */
  isUrgent?: boolean | undefined;
  /** Results that are loaded again as soon as the network is back */
  isProvisional?: ((data: T) => boolean) | undefined;
}

/** Delay before a failed query is repeated, ms */
const retryInterval = 15_000;
const nothing = () => undefined;
const idle: EngineResult<never> = { status: 'idle', data: null, error: null, retry: nothing };

type Settled<T> = { data: T } | { error: Error; retry(): void };

/** The last result in a store, with its query */
interface Kept<T> {
  query: EngineQuery<T> | null;
  result: EngineResult<T>;
}

/**
 * The result of a query of the guide's engine. The query runs while the atom is mounted, and again when the engine's
 * content changes; results of earlier queries are discarded.
 * @param queryOf derives the query from other atoms; null: no query
 */
export function engineQueryAtom<T>(
  queryOf: (get: Getter) => EngineQuery<T> | null,
  options: EngineQueryOptions<T> = {},
): Atom<EngineResult<T>> {
  const queryAtom = atom(queryOf);
  const runAtom = atom((get) => {
    const query = get(queryAtom);
    const engine = get(editionAtom) && get(engineAtom);
    return query && runOf(query, engine, options);
  });
  // One object per store: reading an atom can't write another one.
  const keptAtom = atom((): Kept<T> => ({ query: null, result: idle }));
  return atom((get) => {
    const run = get(runAtom);
    const kept = get(keptAtom);
    const next = run ? resultOf(kept, get(queryAtom)!, get(run)) : { query: null, result: idle };
    return Object.assign(kept, next).result;
  });
}

/**
 * One run of a query as an atom; null: pending. It starts when the atom is mounted, and is discarded when it is
 * unmounted before it settles.
 * @param engine null: without content
 */
function runOf<T>(
  query: EngineQuery<T>,
  engine: GuideEngine | null,
  { isUrgent = true, isProvisional }: EngineQueryOptions<T>,
): PrimitiveAtom<Settled<T> | null> {
  const settledAtom = atom<Settled<T> | null>(null);
  let isFinal = false;
  settledAtom.onMount = (settle) => {
    if (isUrgent) startedGuide()?.prioritize();
    if (!engine || isFinal) return;
    const mounted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempt: symbol | undefined;
    const run = () => {
      const own = (attempt = Symbol());
      const isLast = () => attempt === own && !mounted.signal.aborted;
      clearTimeout(timer);
      query(engine).then(
        (data) => {
          if (!isLast()) return;
          isFinal = !isProvisional?.(data);
          settle({ data });
        },
        (error: Error) => {
          // An OvertakenError means that a newer query replaced this one.
          if (!isLast() || error.name === 'OvertakenError') return;
          settle({ error, retry: run });
          timer = setTimeout(run, retryInterval);
        },
      );
    };
    run();
    addEventListener('online', () => isFinal || run(), { signal: mounted.signal });
    return () => {
      mounted.abort();
      clearTimeout(timer);
    };
  };
  return settledAtom;
}

/** The result after a run has settled, or the last one until then; the same object until it changes. */
function resultOf<T>({ query: before, result }: Kept<T>, query: EngineQuery<T>, settled: Settled<T> | null): Kept<T> {
  const isSame = before === query;
  if (settled && 'error' in settled) {
    if (isSame && result.error === settled.error) return { query, result };
    return { query, result: { ...settled, status: 'error', data: isSame ? result.data : null } };
  }
  if (settled) {
    if (isSame && result.status === 'data' && result.data === settled.data) return { query, result };
    return { query, result: { ...idle, status: 'data', data: settled.data } };
  }
  if (isSame || result.status === 'pending') return { query: before, result };
  return { query: before, result: { ...idle, status: 'pending', data: result.data } };
}
