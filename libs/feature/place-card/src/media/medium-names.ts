import type { ItemMedium } from '@umkreis/contract/media.ts';

/** Text alternative of a medium: its own description or title, otherwise that of the place. */
export const mediumName = (medium: Pick<ItemMedium, 'alt' | 'title'>, place: string): string =>
  medium.alt || medium.title || place;

/** Author and licence in one line; '' if neither is known */
export const creditOf = (medium: Pick<ItemMedium, 'credit' | 'licence'>): string =>
  [medium.credit, medium.licence].filter(Boolean).join(' · ');

/**
 * Whether the panorama viewer may show a picture: only files stored on the product's own origins.
 * @param roots allowed origins
 */
export function isOwnPicture(url: string, roots: readonly string[]): boolean {
  return (
    URL.canParse(url) && roots.includes(new URL(url).origin) && /\.(jpe?g|png|webp|avif)$/i.test(new URL(url).pathname)
  );
}
