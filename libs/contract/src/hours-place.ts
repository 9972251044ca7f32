import { z } from 'zod';

/** Time zone and holidays of a place; sunrise and sunset follow from its position. */
export const hoursPlace = z
  .object({
    timeZone: z.string().describe('IANA time zone'),
    countryCode: z.string().describe('ISO 3166-1 alpha-2, lower case'),
    state: z.string().nullable().describe('State name for holidays'),
  })
  .describe('Clock and holidays');
export type HoursPlace = z.infer<typeof hoursPlace>;

export const isSameHoursPlace = (a: HoursPlace, b: HoursPlace): boolean =>
  a.timeZone === b.timeZone && a.countryCode === b.countryCode && a.state === b.state;
