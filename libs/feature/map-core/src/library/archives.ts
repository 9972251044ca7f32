import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { PMTiles } from 'pmtiles';
import { NotedArchive } from './noted-archive.ts';

const scheme = 'pmtiles://';
const archives = new Map<string, PMTiles>();

/**
 * The PMTiles archives of a style, one per URL and page. Their directories are requested immediately, even while
 * MapLibre is loading, so that it can request tiles at once.
 */
export function preloadArchives({ sources }: Pick<StyleSpecification, 'sources'>): PMTiles[] {
  const urls = Object.values(sources).flatMap((source) =>
    (source.type === 'vector' || source.type === 'raster-dem') && source.url?.startsWith(scheme)
      ? source.url.slice(scheme.length)
      : [],
  );
  return urls.map((url) => {
    const existing = archives.get(url);
    if (existing) return existing;
    // Offline, the engine draws the places of the stored snapshot.
    const archive = new PMTiles(url.includes('/json/') ? url : new NotedArchive(url));
    archives.set(url, archive);
    // A failed archive keeps its error, so it is removed for the next attempt.
    archive.getHeader().catch(() => archives.delete(url));
    return archive;
  });
}
