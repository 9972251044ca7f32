const DAY_MINUTES = 1440;
/** A time, a solar time, or the end of one with an offset: `(sunset+01:00)`. */
const point = String.raw`(?:\d{1,2}:\d{2}|sunrise|sunset|dawn|dusk|\((?:sunrise|sunset|dawn|dusk)[+-]\d{1,2}:\d{2}\))`;
const range = new RegExp(String.raw`"[^"]*"|(${point})\s*(?:-\s*(${point})\s*(\+)?|(\+))`, 'g');

/**
 * Cuts openings that continue past midnight at the end of their day.
 * @returns null if no opening may continue past midnight
 */
export function eveningsOf(value: string): string | null {
  const evenings = value.replaceAll(range, (text, from?: string, to?: string, plus?: string, openEnd?: string) =>
    from === undefined || (!openEnd && !plus && !isPastMidnight(from, to!)) ? text : `${from}-24:00`,
  );
  return evenings === value ? null : evenings;
}

function isPastMidnight(from: string, to: string): boolean {
  return minutesOf(to) > DAY_MINUTES || minutesOf(to) <= minutesOf(from);
}

/** Solar times are approximate, precise enough to distinguish evening from morning. */
function minutesOf(point: string): number {
  if (/sunset|dusk/.test(point)) return 1140;
  if (/sunrise|dawn/.test(point)) return 360;
  const [hours, minutes] = point.split(':').map(Number);
  return hours! * 60 + minutes!;
}
