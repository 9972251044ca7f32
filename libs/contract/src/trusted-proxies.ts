import { z } from 'zod';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** A longer chain of proxies is probably a mistake. */
const MOST = 9;

/** Whether the hop with this address, counted from the server (0), is trusted. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Whose X-Forwarded-* headers are trusted: `false` or 0 none, a number of proxies, each of which adds an entry, or
 * their addresses and networks. Never all: the leftmost entry is controlled by the visitor.
 */
export const trustedProxies = z.union([z.string(), z.number()]).transform((value, context): TrustedProxies => {
  const text = String(value).trim();
  if (['', '0', 'false'].includes(text)) return false;
  if (/^\d+$/.test(text) && Number(text) <= MOST) return (_address, hop) => hop < Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => (names.has(part) || address.safeParse(part).success) && !part.endsWith('/0'))) return parts;
  context.addIssue(
    `takes the number of proxies in front (1 to ${MOST}), or their addresses, such as 10.0.0.5,192.168.0.0/16`,
  );
  return z.NEVER;
});
