/** Requests per network address, or of one account across its addresses, in a window of seconds. */
interface Rate {
  requests: number;
  seconds: number;
}

/** Named limits of endpoints that need one of their own. */
export const rates = {
  /** Entries and proposals of visitors. */
  submission: { requests: 20, seconds: 600 },
  question: { requests: 40, seconds: 600 },
  /** All screens of a fair may share one address, and each sends one heartbeat a minute. */
  heartbeat: { requests: 120, seconds: 60 },
  /** A person types a few codes; far too few to guess one of 40 bits within a day. */
  kioskCode: { requests: 20, seconds: 600 },
  usage: { requests: 240, seconds: 60 },
  /** Enough for a person, too few to try a list of addresses. */
  personalData: { requests: 60, seconds: 600 },
} as const satisfies Record<string, Rate>;

/**
 * read: limited at the edge (LIMIT_READS…); account: of one account (LIMIT_ACCOUNT…); others have limits of their own.
 */
export type RateClass = keyof typeof rates | 'read' | 'account';

/** @throws Error for a public write without a class */
export function rateOf(name: string, { right, rate }: { right: string; rate?: RateClass | undefined }): RateClass {
  if (rate) return rate;
  if (right !== 'public') return 'account';
  if (!name.startsWith('GET ')) throw new Error(`${name} is public and needs a rate class`);
  return 'read';
}
