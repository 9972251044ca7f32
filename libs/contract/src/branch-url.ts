import type { Branch } from './branch.ts';
import { routes } from './routes.ts';

/**
 * Address of a branch's map.
 * @param mainOrigin scheme://host of the main site, below which branches without a domain of their own lie
 */
export function branchUrl(
  { liveDomain, subdomain }: Pick<Branch, 'liveDomain' | 'subdomain'>,
  mainOrigin: string,
): string {
  if (liveDomain) return `https://${liveDomain}${routes.map.to()}`;
  const { protocol, host } = new URL(mainOrigin);
  return `${protocol}//${subdomain}.${host}${routes.map.to()}`;
}
