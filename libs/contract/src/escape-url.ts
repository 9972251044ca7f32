import type { Boot, Product } from './boot.ts';
import type { Branch } from './branch.ts';
import { originOf } from './branch-origin.ts';

export interface Framed {
  branch: Pick<Branch, 'liveDomain' | 'subdomain' | 'isDemo'> | null;
  product: Pick<Product, 'origin'>;
  main: Pick<Boot['main'], 'isDemo'>;
}

/** What only the branch has: the main site knows neither its streets and buildings nor its topics. */
const ofBranchOnly = /^\/map\/(street|building|search-shortcut)\//;

/**
 * Where the full product is, for a page that runs in another site's frame: the branch's own domain, else the main site.
 * What the main site doesn't have opens on the branch's subdomain: streets, buildings, topics, and everything invented
 * once the main site shows a real region.
 * @param path a path of the route table, e.g. routes.mapPlace.to(…)
 */
export function escapeUrl({ branch, product, main }: Framed, path: string): string {
  const isOnMain = !branch || ((main.isDemo || !branch.isDemo) && !ofBranchOnly.test(path));
  return `${isOnMain && !branch?.liveDomain ? product.origin : originOf(branch, product)}${path}`;
}
