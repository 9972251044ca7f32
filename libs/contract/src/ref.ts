import { z } from 'zod';

export const uuid = z.uuid().describe('UUID, version 7 for generated rows, version 5 for reference data');
export const nanoId = z
  .string()
  .regex(/^[0-9A-Za-z_-]{8}$/)
  .describe('8-character public id, used in URLs');
export const branchShortId = z.int().min(1).max(32).describe('Branch number, 1–32');
export const isoDate = z.iso.datetime({ offset: true }).describe('ISO 8601 instant');
export const lon = z.number().min(-180).max(180).describe('Longitude, WGS 84, degrees');
export const lat = z.number().min(-90).max(90).describe('Latitude, WGS 84, degrees');
export const lngLat = z.tuple([lon, lat]).describe('[longitude, latitude], WGS 84, degrees');
const eastLon = z.number().min(-180).max(540).describe('Longitude; beyond 180 where a box crosses the antimeridian');
/** South-west and north-east corner, each [lon, lat]. */
export const bounds = z
  .tuple([lngLat, z.tuple([eastLon, lat])])
  .describe('[[west, south], [east, north]], WGS 84, degrees; the east is beyond 180 across the antimeridian');
export type LngLat = z.infer<typeof lngLat>;
export type Bounds = z.infer<typeof bounds>;

export const bilingual = z
  .object({ de: z.string().describe('German text'), en: z.string().describe('English text') })
  .describe('A text in both interface languages');
export type Bilingual = z.infer<typeof bilingual>;

/** A trimmed text that PostgreSQL can store: no NUL, no lone surrogates. */
export const plainText = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds a character that cannot be stored');
