import sharp, { type Sharp } from 'sharp';
import type { Point } from '../shared/terrain.ts';
import type { View } from './write-tiles.ts';

const pixels = (view: View, line: readonly Point[]) =>
  line
    .map((point) =>
      view
        .toPixel(point)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ');

export const area = (view: View, ring: readonly Point[], attributes: string) =>
  `<polygon points="${pixels(view, ring)}" ${attributes}/>`;
export const line = (view: View, points: readonly Point[], attributes: string) =>
  `<polyline points="${pixels(view, points)}" fill="none" ${attributes}/>`;
/** @param radius in m */
export function disc(view: View, at: Point, radius: number, attributes: string): string {
  const [x, y] = view.toPixel(at);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * view.scale).toFixed(1)}" ${attributes}/>`;
}

export const picture = ({ width, height }: View, content: string): Sharp =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`));
