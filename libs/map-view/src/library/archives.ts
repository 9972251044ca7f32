import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { PMTiles } from 'pmtiles';
import { NotedArchive } from './noted-archive.ts';

const scheme = 'pmtiles://';
const known = new Map<string, PMTiles>();

/**
 * The PMTiles archives of a style, one of each address in a page. Their directories are asked for at once, also where
 * MapLibre itself is still on its way: it asks for tiles as soon as it is there then.
 */
export function askForArchives({ sources }: Pick<StyleSpecification, 'sources'>): PMTiles[] {
  const urls = Object.values(sources).flatMap((source) =>
    (source.type === 'vector' || source.type === 'raster-dem') && source.url?.startsWith(scheme)
      ? source.url.slice(scheme.length)
      : [],
  );
  return urls.map((url) => {
    const asked = known.get(url);
    if (asked) return asked;
    const archive = new PMTiles(new NotedArchive(url));
    known.set(url, archive);
    // one that failed keeps its failure: whoever asks next asks anew
    archive.getHeader().catch(() => known.delete(url));
    return archive;
  });
}
