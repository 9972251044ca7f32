import { commonsPage } from '@umkreis/place-rules/commons-picture.ts';
import type { Tags } from '../ground/osm-data.ts';

/**
 * Page of the picture that an object names: on Wikimedia Commons, which says whose it is and under which licence, else
 * the address that `image` holds. Nothing is fetched.
 */
export function pictureLink(tags: Tags): string | undefined {
  const named = tags.wikimedia_commons?.split(';')[0]!.trim();
  const commons = named && commonsPage(named);
  if (commons) return commons;
  const image = tags.image?.split(';')[0]!.trim();
  if (!image) return undefined;
  return commonsPage(image) ?? (/^https?:\/\/\S+$/i.test(image) ? image : undefined);
}
