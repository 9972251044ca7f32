import sharp from 'sharp';

export type AppIconPurpose = 'any' | 'maskable' | 'touch';

/**
 * Side of the mark as a share of the icon's. A maskable icon is cropped to a circle of four fifths at most (W3C): the
 * diagonal of its mark is shorter. iOS rounds the corners of touch icons.
 */
const markShares: Record<AppIconPurpose, number> = { any: 0.8, maskable: 0.54, touch: 0.68 };

/** The icon of a page on the home screen of iOS, px. */
export const touchIcon = { path: '/apple-touch-icon.png', size: 180 } as const;

/** Path of an app icon. @param size px */
export const appIconPath = (size: 192 | 512, purpose: 'any' | 'maskable'): string =>
  purpose === 'maskable' ? `/icon-maskable-${size}.png` : `/icon-${size}.png`;

/** A square app icon with the mark on white, as PNG. @param size px */
export async function appIcon(svg: string, size: number, purpose: AppIconPurpose): Promise<Buffer> {
  const inner = Math.round(size * markShares[purpose]);
  const drawn = await sharp(Buffer.from(svg), { density: 72 * (size / 28) })
    .resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
