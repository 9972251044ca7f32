import { Pool } from 'undici';

/**
 * Timeout for the first byte of an upstream response and between its parts, ms; below the idle timeout of
 * client connections.
 */
const RESPONSE_TIMEOUT_MS = 55_000;

/** @param origin of the upstream server @param connections to it: at least the number of slots */
export const openPool = (origin: string, connections: number): Pool =>
  new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  });
