import type { Product } from './boot.ts';
import type { Branch } from './branch.ts';

/**
 * Where the full product is, for a page that runs in another site's frame: the branch's own domain, else the main site.
 * @param path a path of the route table, e.g. routes.mapPlace.to(…)
 */
export function escapeUrl(
  { branch, product }: { branch: Pick<Branch, 'liveDomain'> | null; product: Pick<Product, 'origin'> },
  path: string,
): string {
  return `${branch?.liveDomain ? `https://${branch.liveDomain}` : product.origin}${path}`;
}
