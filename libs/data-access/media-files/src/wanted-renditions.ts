import { renditionWidths } from '@umkreis/pictures/create-renditions.ts';

interface Wanted {
  width: number;
  format: 'webp' | 'avif';
}

/** All renditions that a complete file has. */
export const wantedRenditions = (file: { width: number; height: number }): Wanted[] =>
  renditionWidths(file).flatMap((width) => (['webp', 'avif'] as const).map((format) => ({ width, format })));
