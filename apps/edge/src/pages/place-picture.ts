import type { Item } from '@umkreis/contract/item.ts';
import { itemMediumKeys, type Rendition } from '@umkreis/contract/media.ts';
import type { PageContext, PagePicture } from './page-facts.ts';
import { absolute } from './site-facts.ts';

/** Sufficient for a link preview. Not all clients support AVIF. */
const WANTED_WIDTH = 1200;

/** The size closest to a preview's. */
export const previewSize = (renditions: readonly Rendition[]): Rendition | undefined =>
  renditions
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => Math.abs(a.width - WANTED_WIDTH) - Math.abs(b.width - WANTED_WIDTH))[0];

/** The main picture of a place in the size closest to a preview's; null if it has none. */
export function pictureOf(item: Pick<Item, 'itemMedia' | 'title'>, context: PageContext): PagePicture | null {
  const medium = item.itemMedia?.find(({ kind }) => kind === itemMediumKeys.picture);
  const best = medium && previewSize(medium.renditions);
  return best
    ? { url: absolute(best.url, context), width: best.width, height: best.height, alt: medium!.alt || item.title }
    : null;
}
