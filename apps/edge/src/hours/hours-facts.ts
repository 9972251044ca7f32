import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { weekHours, type DayHours } from '@umkreis/opening-hours/week-hours.ts';
import { openingSpecifications, type OpeningSpecifications } from './opening-specification.ts';

/** The opening hours as shown on a page. */
export interface HoursFacts {
  /** The days of this week; null if the value is not opening-hours syntax */
  week: DayHours[] | null;
  specifications: OpeningSpecifications;
}

export interface HoursQuestion {
  value: string;
  now: Date;
  place: OpeningPlace;
}

export function hoursFacts({ value, now, place }: HoursQuestion): HoursFacts {
  return {
    week: weekHours(value, now, place, 'monday') ?? null,
    specifications: openingSpecifications(value, now, place),
  };
}
