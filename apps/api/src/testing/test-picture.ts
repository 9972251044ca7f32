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

/** A small white picture whose header names another size: encoding one of that size takes seconds. */
export async function pictureOfSize(width: number, height: number, format: 'jpeg' | 'avif'): Promise<Buffer> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
    .toFormat(format)
    .toBuffer();
  if (format === 'avif') {
    const size = picture.indexOf('ispe') + 8;
    picture.writeUInt32BE(width, size);
    picture.writeUInt32BE(height, size + 4);
  } else {
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    picture.writeUInt16BE(height, frame + 5);
    picture.writeUInt16BE(width, frame + 7);
  }
  return picture;
}
