import type { Boot } from '@umkreis/contract/boot.ts';
import type { ItemMedium, Rendition } from '@umkreis/contract/media.ts';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import { savedPlaces } from './save-places.ts';

/** Wider renditions are for screens larger than a kiosk's, px. */
const WIDEST = 2000;

/** The renditions a browser may choose from: AVIF if all sizes have it, otherwise WebP. */
function usableRenditions({ renditions }: Pick<ItemMedium, 'renditions'>): Rendition[] {
  const of = (format: Rendition['format']) => renditions.filter((one) => one.format === format && one.width <= WIDEST);
  const [avif, webp] = [of('avif'), of('webp')];
  return avif.length === webp.length ? avif : webp;
}

/**
 * Saves the pictures of all saved places, except those already cached.
 * @throws if the network fails; pictures saved so far stay
 */
export async function savePictures({ assetRoot }: Pick<Boot, 'assetRoot'>): Promise<void> {
  const pictures = await caches.open(offlineCaches.pictures);
  for await (const { itemMedia } of savedPlaces()) {
    for (const { url } of (itemMedia ?? []).flatMap(usableRenditions)) {
      const address = new URL(assetRoot + url, location.href).href;
      if (!(await pictures.match(address))) await pictures.add(address);
    }
  }
}
