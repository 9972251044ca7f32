import { KIOSK_PICTURE_PX } from '@umkreis/contract/kiosk-report-limits.ts';

/** Size of the picture of this window, px. */
export function pictureSize(): { width: number; height: number } {
  const scale = Math.min(1, KIOSK_PICTURE_PX / Math.max(innerWidth, innerHeight));
  return { width: Math.round(innerWidth * scale), height: Math.round(innerHeight * scale) };
}
