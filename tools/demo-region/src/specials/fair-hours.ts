import { demoEvents } from '../events/demo-events.ts';

const DAY_MS = 86_400_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Opening hours of a fair's halls: those of the fair on its days.
 * @param owner branch of the fair
 * @param today YYYY-MM-DD, the day of loading
 */
export function fairHours(owner: number, today: string): string {
  const fair = demoEvents.find((one) => one.owner === owner && one.lasts !== undefined);
  if (!fair) throw new Error(`Branch ${owner} has no fair.`);
  const day = (offset: number) => {
    const date = new Date(Date.parse(today) + offset * DAY_MS);
    const two = String(date.getUTCDate()).padStart(2, '0');
    return `${date.getUTCFullYear()} ${months[date.getUTCMonth()]} ${two}`;
  };
  return `${day(fair.day)}-${day(fair.day + fair.lasts!)} ${fair.from}-${fair.to}`;
}
