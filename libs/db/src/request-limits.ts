/** Times after which the server ends what a connection does, ms; 0: never. */
export interface ConnectionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/**
 * Of connections that answer requests: nobody waits longer, and whatever holds a row longer loses it. Imports, seeds
 * and migrations have none.
 */
export const requestLimits: ConnectionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Connections of a process that answers requests: long work takes the shares of `turns.ts`, the rest is for reads. */
export const REQUEST_POOL = 20;
