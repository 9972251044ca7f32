/**
 * Which of its weekdays in the month a day is, as `nth` of a recurrence: [2] for the second one, [4, -1] for the fourth
 * and last one, [-1] for the fifth. @param day midnight UTC
 */
export function placesInMonth(day: Date): number[] {
  const date = day.getUTCDate();
  const days = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const nth = Math.ceil(date / 7);
  return [...(nth <= 4 ? [nth] : []), ...(date + 7 > days ? [-1] : [])];
}
