import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a customer's network, /64. */
const NETWORK_GROUPS = 4;

/**
 * Key for limits per address: an IPv4 address, or the /64 network of an IPv6 address, whose holder has 2^64
 * addresses.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain] = address.toLowerCase().split('%');
  if (!isIPv6(plain!)) return address;
  const [head, tail] = plain!.split('::') as [string, string?];
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
