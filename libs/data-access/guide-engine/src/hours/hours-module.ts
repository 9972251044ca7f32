// The guide's opening-hours functions in a lazy chunk: the parser is large and the first map does without it.
import { openingTag as readOpeningTag } from '@umkreis/opening-hours/opening-tag.ts';
import { operatingTag as readOperatingTag } from '@umkreis/opening-hours/operating-tag.ts';
import { cacheTags } from './cached-tags.ts';

export { isForbiddenNow } from '@umkreis/opening-hours/forbidden.ts';
export { nextOpening } from '@umkreis/opening-hours/next-opening.ts';
export { placesOpenAt } from '@umkreis/opening-hours/place-open.ts';
export { intervalText } from '@umkreis/opening-hours/interval-text.ts';
export { weekHours } from '@umkreis/opening-hours/week-hours.ts';
export { validateHours } from '@umkreis/opening-hours/validate-hours.ts';

export const openingTag = cacheTags(readOpeningTag);
export const operatingTag = cacheTags(readOperatingTag);
