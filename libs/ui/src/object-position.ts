import type { PictureFocus } from '@umkreis/contract/media.ts';

/**
 * Style of a picture that is cropped with `object-fit: cover`, so that its focus stays visible.
 * @param focus undefined: the centre
 */
export const objectPosition = (focus: PictureFocus | undefined): { objectPosition: string } | undefined =>
  focus && { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` };

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
