import { routes } from '@umkreis/contract/routes.ts';

/**
 * The address to which a link would lead the browser of a kiosk; null for one that stays on its map.
 * @param page address of the page
 */
export function leavingAddress(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>,
  page: string,
): string | null {
  if (!link.href) return null;
  const [to, here] = [new URL(link.href), new URL(page)];
  const isOnMap = to.pathname === routes.map.to() || to.pathname.startsWith(`${routes.map.to()}/`);
  const opensOther = link.target !== '' && link.target !== '_self';
  return to.origin === here.origin && isOnMap && !opensOther && !link.download ? null : to.href;
}
