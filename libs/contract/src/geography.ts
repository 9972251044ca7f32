import { z } from 'zod';
import { lat, lon, uuid } from './ref.ts';

export const country = z
  .object({
    id: uuid,
    iso2: z.string().describe('ISO 3166-1 alpha-2, upper case'),
    ohStateField: z.string().nullable().describe("'state' where holidays depend on the state"),
  })
  .describe('Country');
export const state = z
  .object({
    id: uuid,
    countryId: uuid.describe('Country'),
    nominatimTitle: z.string().describe('Name as in OpenStreetMap'),
  })
  .describe('State');
export const city = z
  .object({ id: uuid, countryId: uuid.describe('Country'), title: z.string().describe('Name'), lat, lon })
  .describe('City');
/** A district below a state, or of a country without states; used by holidays and statistics. */
export const stateDistrict = z
  .object({
    id: uuid,
    countryId: uuid.describe('Country'),
    stateId: uuid.nullable().describe('State; null in a country without states'),
    title: z.string().describe('Common name, e.g. Werdenberg'),
    nominatimTitle: z.string().describe('Name as in OpenStreetMap, e.g. Wahlkreis Werdenberg'),
  })
  .describe('District of a state');
export type StateDistrict = z.infer<typeof stateDistrict>;
export type Country = z.infer<typeof country>;
export type State = z.infer<typeof state>;
export type City = z.infer<typeof city>;
