import type { ItemMedium } from '@umkreis/contract/media.ts';

/** What is to be seen, as far as anybody has written it down. */
export const mediumName = (medium: Pick<ItemMedium, 'alt' | 'title'>, place: string): string =>
  medium.alt || medium.title || place;

/** Author and licence in one line; '' where neither is known. */
export const creditOf = (medium: Pick<ItemMedium, 'credit' | 'licence'>): string =>
  [medium.credit, medium.licence].filter(Boolean).join(' · ');

/**
 * A picture that the viewer of panoramas can show: one of the product's own files.
 * @param roots origins that pictures may come from
 */
export function isOwnPicture(url: string, roots: readonly string[]): boolean {
  return (
    URL.canParse(url) && roots.includes(new URL(url).origin) && /\.(jpe?g|png|webp|avif)$/i.test(new URL(url).pathname)
  );
}
