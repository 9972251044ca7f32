import { z } from 'zod';
import { lat, lon, uuid } from './ref.ts';

export const country = z.object({
  id: uuid,
  iso2: z.string().describe('ISO 3166-1 alpha-2, upper case'),
  ohStateField: z.string().nullable().describe("'state' where holidays depend on the state"),
}).describe('Country');
export const state = z.object({
  id: uuid,
  countryId: uuid,
  nominatimTitle: z.string().describe('Name as OpenStreetMap gives it'),
}).describe('State');
export const city = z.object({
  id: uuid,
  countryId: uuid,
  title: z.string().describe('Name'),
  lat,
  lon,
}).describe('City');
export type Country = z.infer<typeof country>;
export type State = z.infer<typeof state>;
export type City = z.infer<typeof city>;
