/** Duration as on signposts, rounded to 5 minutes: '45 min', '2 h', '2 h 40 min'. @param hours above 0 */
export function durationText(hours: number): string {
  const minutes = Math.max(5, Math.round(hours * 12) * 5);
  const [whole, remainder] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 && `${whole} h`, remainder > 0 && `${remainder} min`].filter(Boolean).join(' ');
}
