import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scalePath } from './scale-path.ts';

const iconFolder = (pkg: string) =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve(`${pkg}/package.json`))), 'icons');

/** Own titles for icons with other names in the sets */
const aliases: Record<string, string> = { hiking: 'pedestrian' };

/**
 * SVG path data of an icon on a 15×15 grid, from @mapbox/maki or else @rapideditor/temaki.
 * @throws Error for a title in neither set
 */
export async function iconPath(title: string): Promise<string> {
  const name = aliases[title] ?? title;
  const files = [
    path.join(iconFolder('@mapbox/maki'), `${name}.svg`),
    path.join(iconFolder('@rapideditor/temaki'), `${name.replaceAll('-', '_')}.svg`),
  ];
  for (const file of files) {
    const svg = await readFile(file, 'utf8').catch(() => undefined);
    if (svg) return pathData(svg);
  }
  throw new Error(`no icon '${title}' in maki or temaki`);
}

const grid = 15;

function pathData(svg: string): string {
  const size = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? grid);
  const path = [...svg.matchAll(/<path[^>]*?\sd="([^"]+)"/g)]
    .map(([, d]) => d!.replaceAll(/&#x[0-9A-Fa-f]+;|\s+/g, ' ').trim())
    .join(' ');
  return scalePath(path, grid / size);
}
