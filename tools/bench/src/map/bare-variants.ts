/**
 * Variants of a bare MapLibre page: places as dots, or with symbols and labels like the product; from a document or
 * from tiles.
 */
export const bareVariants = ['dots', 'dot tiles', 'symbols', 'symbol tiles', 'deck'] as const;
export type BareVariant = (typeof bareVariants)[number];

export const variantNames: Record<BareVariant, string> = {
  dots: 'bare: dots, GeoJSON',
  'dot tiles': 'bare: dots, tiles',
  symbols: 'bare: symbols, GeoJSON',
  'symbol tiles': 'bare: symbols, tiles',
  deck: 'bare: deck.gl',
};

export const isOfTiles = (variant: BareVariant): boolean => variant === 'dot tiles' || variant === 'symbol tiles';
/** Whether it draws the same as the product: the baseline of the goals. */
export const hasSymbols = (variant: BareVariant): boolean => variant === 'symbols' || variant === 'symbol tiles';

/** Maximum places of a variant, and the reason. */
const limits: Partial<Record<BareVariant, { most: number; reason: string }>> = {
  dots: { most: 100_000, reason: 'a million features of GeoJSON, 250 MB of text, end the tab' },
  symbols: { most: 100_000, reason: 'a million features of GeoJSON, 250 MB of text, end the tab' },
  deck: { most: 100_000, reason: 'where the processor draws, one frame of a million points takes more than a minute' },
};
/** Variants that are never the best: documents with more places than this, and deck.gl (decision 10). */
const LARGEST_DOCUMENT = 20_000;
const isSlow = (variant: BareVariant, size: number): boolean =>
  variant === 'deck' || (size > LARGEST_DOCUMENT && !isOfTiles(variant));

/**
 * Why a variant is skipped for this number of places; null: it is measured.
 * @param hasSlow measures also those that are never the best
 */
export function skipReason(variant: BareVariant, size: number, hasSlow: boolean): string | null {
  const limit = limits[variant];
  if (limit && size > limit.most) return limit.reason;
  return !hasSlow && isSlow(variant, size) ? 'never the best; --all tries it' : null;
}
