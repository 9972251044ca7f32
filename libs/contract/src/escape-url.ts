import type { Boot, Product } from './boot.ts';
import type { Branch } from './branch.ts';
import { originOf } from './branch-origin.ts';

export interface Framed {
  branch: Pick<Branch, 'liveDomain' | 'subdomain' | 'isDemo'> | null;
  product: Pick<Product, 'origin'>;
  main: Pick<Boot['main'], 'isDemo'>;
}

/** Only available on branches: the main site has no streets, buildings or search shortcuts of branches. */
const ofBranchOnly = /^\/map\/(street|building|search-shortcut)\//;

/**
 * Address of the full product for a page in another site's frame: the branch's own domain, else the main site. What
 * the main site does not have opens on the branch's subdomain: streets, buildings, shortcuts, and invented content
 * once the main site has a real region.
 * @param path a path of the route table, e.g. routes.mapPlace.to(…)
 */
export function escapeUrl({ branch, product, main }: Framed, path: string): string {
  const isOnMain = !branch || ((main.isDemo || !branch.isDemo) && !ofBranchOnly.test(path));
  return `${isOnMain && !branch?.liveDomain ? product.origin : originOf(branch, product)}${path}`;
}

interface Owned {
  branch: Pick<Branch, 'shortId' | 'liveDomain' | 'subdomain'> | null;
  product: Pick<Product, 'origin'>;
}

/**
 * Address of a place's page on the host of the guide that owns the place, which is its canonical address. The main host
 * redirects to it: that is the address of a place of another guide, whose host is not known here.
 * @param owner short id of the branch that owns the place; undefined: the branch itself
 */
export function ownUrl({ branch, product }: Owned, path: string, owner: number | undefined): string {
  const isOwn = branch && (owner === undefined || owner === branch.shortId);
  return `${originOf(isOwn ? branch : null, product)}${path}`;
}
