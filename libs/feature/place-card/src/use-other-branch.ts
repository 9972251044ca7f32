import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/** Another branch that shows the place; null while loading, and if there is none. */
export function useOtherBranch(nanoId: string): { title: string; href: string } | null {
  const { boot, isKiosk } = useGuide();
  const { data: item } = useItem(boot, boot.branch && !isKiosk ? nanoId : null, null);
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const owner = item && branches?.find(({ shortId, isActive }) => isActive && shortId === item.branchShortId);
  if (!item || !owner || owner.shortId === boot.branch?.shortId) return null;
  return { title: owner.title, href: originOf(owner, boot.product) + routes.mapPlace.to(item.nanoId, item.title) };
}
