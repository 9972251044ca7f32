import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import type { Locator } from '@playwright/test';

/** The text of a QR code, read from the screen as a camera does. @throws if the picture has no readable code */
export async function qrText(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .resize({ width: 800, kernel: 'cubic' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
