/** Ways of a bare MapLibre page to draw the places. */
export const bareVariants = ['geojson', 'tiles', 'deck'] as const;
export type BareVariant = (typeof bareVariants)[number];

export const variantNames: Record<BareVariant, string> = {
  geojson: 'GeoJSON source',
  tiles: 'vector tiles, thinned',
  deck: 'deck.gl, all points',
};

/** The most places a variant is tried with, and why not with more. */
const limits: Partial<Record<BareVariant, { most: number; reason: string }>> = {
  geojson: { most: 100_000, reason: 'a million features of GeoJSON, 150 MB of text, end the tab' },
  deck: { most: 100_000, reason: 'where the processor draws, one frame of a million points takes more than a minute' },
};

/** Why a variant is not tried with so many places; null when it is. */
export function notTriedReason(variant: BareVariant, size: number): string | null {
  const limit = limits[variant];
  return limit && size > limit.most ? limit.reason : null;
}
