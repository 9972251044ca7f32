import { z } from 'zod';
import { hoursPlace } from './hours-place.ts';
import { lat, lon } from './ref.ts';

/** GET /branches/main: the main site, which has no branch. */
export const mainSite = z
  .object({
    basemapArchive: z.string().nullable().describe('PMTiles archive below /basemap/; null: no basemap yet'),
    center: z.tuple([lon, lat, z.number().min(0).max(22).describe('MapLibre zoom')]).describe('[lon, lat, zoom]'),
    basemapFileName: z.string().nullable().describe('Snapshot of all items below /json/; null before the first'),
    pointsFileName: z.string().nullish().describe('Of earlier versions, always null: the items as points of the map'),
    placesArchive: z
      .string()
      .nullish()
      .describe('The same items as vector tiles, a PMTiles archive below /json/; null: the API serves them'),
    isTiled: z
      .boolean()
      .optional()
      .describe('Its items are too many for one file: they come as tiles and from the search'),
    attribution: z.string().describe('Licence line of the content'),
    isDemo: z.boolean().describe('Content is invented'),
    hoursPlace: hoursPlace.optional().describe('Time zone and holidays, if set by an import'),
  })
  .describe('Main site');
export type MainSite = z.infer<typeof mainSite>;
