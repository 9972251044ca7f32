import type { Page } from './test.ts';
import sharp from 'sharp';

/** How often each colour, '#RRGGBB', occurs in a part of the page. */
export async function drawnColors(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Map<string, number>> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `#${data
      .subarray(at, at + 3)
      .toString('hex')
      .toUpperCase()}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}
