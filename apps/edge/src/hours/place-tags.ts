import type { ServedOpeningTag, ServedOperatingTag } from '@umkreis/contract/hours-tags.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { openingTag } from '@umkreis/opening-hours/opening-tag.ts';
import { operatingTag } from '@umkreis/opening-hours/operating-tag.ts';

/** The content of a place's badge. */
export interface PlaceTags {
  opening?: ServedOpeningTag;
  operating?: ServedOperatingTag;
}

export interface TagsQuestion {
  hours: string | undefined;
  operatingHours: string | undefined;
  closed: string | undefined;
  now: Date;
  place: OpeningPlace;
}

export function placeTags({ hours, operatingHours, closed, now, place }: TagsQuestion): PlaceTags {
  const opening = openingTag(hours, closed, now, place);
  const operating = opening ? undefined : operatingTag(operatingHours, closed, now, place);
  return {
    ...(opening && {
      opening: {
        key: opening.key,
        text: opening.text,
        color: opening.color,
        ...(opening.comment && { comment: opening.comment }),
        ...changeOf(opening.nextChange),
      },
    }),
    ...(operating && {
      operating: { isOperating: operating.isOperating, text: operating.text, ...changeOf(operating.nextChange) },
    }),
  };
}

const changeOf = (at: Date | undefined) => (at ? { nextChange: at.toISOString() } : {});
