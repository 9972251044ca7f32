/** Timeouts that the server applies to a connection, ms; 0: none. */
export interface ConnectionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/**
 * For connections that serve requests: bounds every wait and every lock. Imports, seeds and migrations have no
 * limits.
 */
export const requestLimits: ConnectionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Connections of a process that serves requests: long work uses the shares of `pool-queue.ts`, the others are for
 * reads.
 */
export const REQUEST_POOL = 20;
