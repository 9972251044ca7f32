import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { PMTiles } from 'pmtiles';
import { NotedArchive } from './noted-archive.ts';

const scheme = 'pmtiles://';
const known = new Map<string, PMTiles>();

/**
 * The PMTiles archives of a style, one per URL and page. Their directories are requested immediately, even while
 * MapLibre is loading, so that it can request tiles at once.
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
    // A failed archive keeps its error, so it is removed for the next attempt.
    archive.getHeader().catch(() => known.delete(url));
    return archive;
  });
}
