import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

/**
 * The encoding of a response, Brotli before gzip; null: unencoded.
 * @param accepted the Accept-Encoding header (RFC 9110, 12.5.3)
 * @param offered available encodings, the best first
 */
export const acceptedEncoding = (accepted: string | undefined, offered: Encoding[] = ['br', 'gzip']): Encoding | null =>
  negotiate(accepted ?? '', offered) as Encoding | null;
