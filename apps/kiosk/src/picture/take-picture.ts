import { KIOSK_PICTURE_BYTES } from '@umkreis/contract/kiosk-report-limits.ts';
import { mapPicture } from './map-picture.ts';
import { pageAsSvg } from './page-as-svg.ts';
import { pictureSize } from './picture-size.ts';

interface ScreenPicture {
  /** map: the browser could not draw the interface */
  content: 'screen' | 'map';
  /** Base64 */
  picture: string;
}

const qualities = [0.85, 0.7, 0.5, 0.3];

/**
 * Draws the page with public browser functions only: the map from its canvas, the interface as an SVG of its elements.
 * Fields are drawn without what was typed. At most 640 px and 150 kB.
 * @throws Error if not even the map can be drawn
 */
export async function takePicture(): Promise<ScreenPicture> {
  const size = pictureSize();
  const map = await mapPicture();
  try {
    return { content: 'screen', picture: await encode(await drawn(await pageAsSvg(map), size)) };
  } catch (error) {
    if (!map) throw error;
    return { content: 'map', picture: await encode(await drawn(map, size)) };
  }
}

async function drawn(
  address: string,
  { width, height }: { width: number; height: number },
): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** WebP in the best quality that is small enough. */
async function encode(canvas: HTMLCanvasElement): Promise<string> {
  for (const quality of qualities) {
    const address = canvas.toDataURL('image/webp', quality);
    const base64 = address.slice(address.indexOf(',') + 1);
    if (base64.length * 0.75 <= KIOSK_PICTURE_BYTES) return base64;
  }
  throw new Error('The picture of the screen is too large');
}
