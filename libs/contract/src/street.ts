import { z } from 'zod';
import { lat, lon, nanoId, uuid } from './ref.ts';

export const street = z
  .object({
    id: uuid,
    nanoId,
    title: z.string().describe('Name'),
    lat,
    lon,
    city: z.string().describe('Municipality'),
    categories: z.array(uuid).describe('Category ids'),
    lines: z.array(z.string()).describe('Encoded polylines of precision 5'),
  })
  .describe('Street');
export type Street = z.infer<typeof street>;

export const building = z
  .object({
    id: uuid,
    nanoId,
    title: z.string().describe('Street and house number, or the name of the building'),
    lat,
    lon,
    housenumber: z.string().describe('House number; may be empty'),
    city: z.string().describe('Municipality'),
    categories: z.array(uuid).describe('Category ids'),
    polygon: z.string().describe('Outline, encoded polyline of precision 5'),
  })
  .describe('Building');
export type Building = z.infer<typeof building>;
