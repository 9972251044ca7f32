import sharp from 'sharp';

/** A JPEG whose colours depend on `seed`, with metadata of a camera at 47.14 N 9.52 E. */
export async function testPicture({ width = 900, height = 600, seed = 1, orientation = 1 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(seed * 47) % 360} 60% 50%)"/><circle cx="30%" cy="40%" r="20%" fill="hsl(${(seed * 91) % 360} 70% 30%)"/></svg>`;
  return sharp(Buffer.from(svg))
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Testkamera', Artist: `Urheberin ${seed}` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 8/1 24/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 31/1 12/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
