import { commonsPage } from '@umkreis/places/pictures/commons-picture.ts';
import type { Tags } from '../shared/osm-data.ts';

/**
 * URL of an object's picture: its page on Wikimedia Commons with author and licence, otherwise the URL in `image`.
 * Nothing is fetched.
 */
export function pictureLink(tags: Tags): string | undefined {
  const named = tags.wikimedia_commons?.split(';')[0]!.trim();
  const commons = named && commonsPage(named);
  if (commons) return commons;
  const image = tags.image?.split(';')[0]!.trim();
  if (!image) return undefined;
  return commonsPage(image) ?? (/^https?:\/\/\S+$/i.test(image) ? image : undefined);
}
