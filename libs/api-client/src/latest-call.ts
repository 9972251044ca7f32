/** A call that was overtaken is waited for no longer than this, ms: its answer may come in time for a look. */
const LONGEST_MS = 40;

/** Another question was asked meanwhile; nobody waits for this one any more. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

interface Asked<Q, A> {
  question: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/**
 * Asks one question at a time, for those who only want to know the last answer: at once where no call is under way,
 * else when it returns, or after 40 ms, when it is given up.
 * @returns a function that throws OvertakenError for each question that was overtaken before its answer came
 */
export function latestCall<Q, A>(call: (question: Q, signal: AbortSignal) => Promise<A>): (question: Q) => Promise<A> {
  let running: { giveUp(): void; timer?: ReturnType<typeof setTimeout> } | null = null;
  let waiting: Asked<Q, A> | null = null;

  const goOn = () => {
    const next = waiting;
    waiting = null;
    running = null;
    if (next) start(next);
  };
  const start = ({ question, resolve, reject }: Asked<Q, A>) => {
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
      const asked = { question, resolve, reject };
      if (!running) return start(asked);
      waiting?.reject(new OvertakenError());
      waiting = asked;
      running.timer ??= setTimeout(running.giveUp, LONGEST_MS);
    });
}
