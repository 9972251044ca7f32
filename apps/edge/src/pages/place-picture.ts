import type { Event, EventPicture } from '@umkreis/contract/event.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Rendition } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
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
  return medium ? pagePicture(medium, medium.alt || item.title, context) : null;
}

/** The picture of an event in the size closest to a preview's; null if it has none of its own. */
export const eventPictureOf = (
  { picture, title }: Pick<Event, 'picture' | 'title'>,
  context: Pick<PageContext, 'assetRoot' | 'origin'>,
): PagePicture | null => (picture ? pagePicture(picture, picture.alt || title, context) : null);

function pagePicture(
  { renditions, credit, licence }: Pick<EventPicture, 'renditions' | 'credit' | 'licence'>,
  alt: string,
  context: Pick<PageContext, 'assetRoot' | 'origin'>,
): PagePicture | null {
  const best = previewSize(renditions);
  if (!best) return null;
  const { url, width, height } = best;
  return { url: absolute(url, context), width, height, alt, credit: [credit, licence].filter(Boolean).join(' · ') };
}
