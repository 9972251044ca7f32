import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

/**
 * The encoding in which a client gets an answer, Brotli before gzip; null: as it is.
 * @param accepted its header Accept-Encoding (RFC 9110, 12.5.3)
 * @param offered those that there are, the best first
 */
export const acceptedEncoding = (accepted: string | undefined, offered: Encoding[] = ['br', 'gzip']): Encoding | null =>
  negotiate(accepted ?? '', offered) as Encoding | null;
