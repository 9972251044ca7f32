import { policyOrigin } from './policy-origin.ts';

/** Limits of an upload, in bytes and pixels. */
export const mediaLimits = {
  fileBytes: 20 * 1024 * 1024,
  pixels: 80_000_000,
  /** AVIF is decoded as a whole, with three times the memory of other types. */
  avifPixels: 24_000_000,
  smallestSide: 16,
} as const;
/** Detected by the content of a file, not by its name. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const logoLimits = { fileBytes: 5 * 1024 * 1024 };
/** Detected by the content of a file, not by its name. SVGs are drawn as WebP, for a logo alone. */
export const logoTypes = [...mediaTypes, 'image/svg+xml'] as const;

/** Maximum characters of the address of a video. */
export const LONGEST_VIDEO_ADDRESS = 2000;

/** Whether an address is valid for a video. */
export const isVideoAddress = (address: string): boolean =>
  address.length <= LONGEST_VIDEO_ADDRESS && policyOrigin(address)?.startsWith('https:') === true;
