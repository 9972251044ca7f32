import { Pool } from 'undici';

/**
 * Until those behind begin to answer, and between two parts of the answer, ms; below the time after which a connection
 * without a byte is closed.
 */
const ANSWER_MS = 55_000;

/** @param origin of the server behind @param connections to it at once: no fewer than there are turns */
export const openPool = (origin: string, connections: number): Pool =>
  new Pool(origin, { connections, pipelining: 1, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });
