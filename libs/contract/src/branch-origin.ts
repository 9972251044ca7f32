import type { Product } from './boot.ts';
import type { Branch } from './branch.ts';
import { routes } from './routes.ts';

type Addressed = Pick<Branch, 'liveDomain' | 'subdomain'>;

/**
 * scheme://host[:port] of a branch's site: its live domain, always https, else its subdomain of the main site, with
 * the main site's scheme and port.
 * @param branch null for the main site
 */
export function originOf(branch: Addressed | null, product: Pick<Product, 'origin'>): string {
  if (!branch) return product.origin;
  if (branch.liveDomain) return `https://${branch.liveDomain}`;
  const { protocol, host } = new URL(product.origin);
  return `${protocol}//${branch.subdomain}.${host}`;
}

/** Address of a branch's map. */
export const branchUrl = (branch: Addressed, product: Pick<Product, 'origin'>): string =>
  originOf(branch, product) + routes.map.to();
