// What the guide asks of opening hours, in one chunk of its own: the parser is large and the first map does without it.
export { isForbiddenNow } from '@umkreis/opening-hours/forbidden.ts';
export { placesOpenAt } from '@umkreis/opening-hours/place-open.ts';
export { openingTag } from '@umkreis/opening-hours/opening-tag.ts';
export { operatingTag } from '@umkreis/opening-hours/operating-tag.ts';
export { intervalText } from '@umkreis/opening-hours/interval-text.ts';
export { weekHours } from '@umkreis/opening-hours/week-hours.ts';
export { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
