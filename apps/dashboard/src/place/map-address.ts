import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorsParameter } from '@umkreis/metrics/editors-browser.ts';
import { routes } from '@umkreis/contract/routes.ts';

/** URL of a place on the map of its branch. */
export function mapAddress(boot: Boot, branch: Branch | undefined, item: Pick<Item, 'nanoId' | 'title'>): string {
  const path = `${routes.mapPlace.to(item.nanoId, item.title)}?${editorsParameter}`;
  if (!branch || boot.branch?.shortId === branch.shortId) return path;
  return originOf(branch, boot.product) + path;
}
