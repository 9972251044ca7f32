/** A login that expired during work: calls wait here for a new one. */
export interface LoginAgain {
  /** Whether the login has expired and a call is waiting. */
  isRequired(): boolean;
  /** @returns unsubscribes */
  subscribe(changed: () => void): () => void;
  /** @returns the token of the next login */
  wait(): Promise<string>;
  /** @param token of the new login, for all waiting calls */
  settle(token: string): void;
}

export function loginAgain(): LoginAgain {
  let next: PromiseWithResolvers<string> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    isRequired: () => next !== undefined,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    wait() {
      if (!next) {
        next = Promise.withResolvers<string>();
        notify();
      }
      return next.promise;
    },
    settle(token) {
      next?.resolve(token);
      next = undefined;
      notify();
    },
  };
}
