/** A login that ended while somebody works: their calls wait here until they are logged in again. */
export interface LoginAgain {
  /** The login has ended, and a call waits for the next one. */
  isAsked(): boolean;
  /** @returns ends it */
  subscribe(changed: () => void): () => void;
  /** @returns a token, once there is one */
  wait(): Promise<string>;
  /** @param token of the new login, for all that wait */
  settle(token: string): void;
}

export function loginAgain(): LoginAgain {
  let next: PromiseWithResolvers<string> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => next !== undefined,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    wait() {
      if (!next) {
        next = Promise.withResolvers<string>();
        tell();
      }
      return next.promise;
    },
    settle(token) {
      next?.resolve(token);
      next = undefined;
      tell();
    },
  };
}
