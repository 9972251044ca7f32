import sharp from 'sharp';

/** Heights of a square area, m above sea level. */
export interface TerrainTile {
  size: number;
  heights: Float32Array;
}

/** Values below any real height, used by encoders for missing data */
const LOWEST = -12_000;

/** Reads a 'terrarium' PNG: red × 256 + green + blue ÷ 256 − 32768 is the height. @throws if it is no picture */
export async function readTerrainTile(png: Uint8Array): Promise<TerrainTile> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const heights = new Float32Array(info.width * info.height);
  for (let at = 0; at < heights.length; at++) {
    const [red, green, blue] = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
    heights[at] = red * 256 + green + blue / 256 - 32_768;
  }
  return { size: info.width, heights };
}

/**
 * The height at a point of a tile, interpolated between pixels.
 * @param x 0–1 from the west
 * @param y 0–1 from the north
 * @returns undefined if unknown
 */
export function heightIn({ size, heights }: TerrainTile, x: number, y: number): number | undefined {
  const column = Math.max(0, Math.min(size - 1, x * size - 0.5));
  const row = Math.max(0, Math.min(size - 1, y * size - 0.5));
  const [west, north] = [Math.floor(column), Math.floor(row)];
  const [east, south] = [Math.min(size - 1, west + 1), Math.min(size - 1, north + 1)];
  const [right, down] = [column - west, row - north];
  const at = (xAt: number, yAt: number) => heights[yAt * size + xAt]!;
  const corners = [at(west, north), at(east, north), at(west, south), at(east, south)] as const;
  if (corners.some((height) => height < LOWEST)) return undefined;
  const upper = corners[0] + (corners[1] - corners[0]) * right;
  const lower = corners[2] + (corners[3] - corners[2]) * right;
  return upper + (lower - upper) * down;
}
