/** An outdated call is aborted after this, ms: until then its result may still be useful. */
const LONGEST_MS = 40;

/** Superseded by a newer call. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

interface PendingCall<Q, A> {
  question: Q;
  resolve(result: A): void;
  reject(error: unknown): void;
}

/**
 * Runs one call at a time, for callers that only need the latest result: at once if none is in progress, else when
 * it returns, or after 40 ms, when it is aborted.
 * @returns a function that throws OvertakenError for each call that is superseded before its result arrives
 */
export function latestCall<Q, A>(call: (question: Q, signal: AbortSignal) => Promise<A>): (question: Q) => Promise<A> {
  let running: { giveUp(): void; timer?: ReturnType<typeof setTimeout> } | null = null;
  let pending: PendingCall<Q, A> | null = null;

  const goOn = () => {
    const next = pending;
    pending = null;
    running = null;
    if (next) start(next);
  };
  const start = ({ question, resolve, reject }: PendingCall<Q, A>) => {
    const aborting = new AbortController();
    const own = {
      giveUp() {
        aborting.abort();
        reject(new OvertakenError());
        goOn();
      },
    };
    const end = () => {
      if (running !== own) return;
      clearTimeout(running.timer);
      goOn();
    };
    running = own;
    call(question, aborting.signal).then(resolve, reject).finally(end);
  };

  return (question) =>
    new Promise<A>((resolve, reject) => {
      const nextCall = { question, resolve, reject };
      if (!running) return start(nextCall);
      pending?.reject(new OvertakenError());
      pending = nextCall;
      running.timer ??= setTimeout(running.giveUp, LONGEST_MS);
    });
}
