import { useSearchParams } from '@umkreis/federation/router.ts';
import { dayLater, daysBetween } from './days.ts';

export const periods = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;
const isDay = (text: string | null): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!));

export interface Period {
  from: string;
  to: string;
  /** The last n days including today; null: a custom period */
  days: number | null;
  branch: number | null;
  set(part: { days?: number; from?: string; to?: string; branch?: number | null }): void;
}

/** The days and the branch of the statistics, stored in the URL. @param today ISO day */
export function usePeriod(today: string): Period {
  const [params, setParams] = useSearchParams();
  const [ownFrom, ownTo] = [params.get('from'), params.get('to')];
  const isOwn = isDay(ownFrom) && isDay(ownTo) && ownFrom <= ownTo && daysBetween(ownFrom, ownTo) <= MOST_DAYS;
  const requested = Number(params.get('days'));
  const days = isOwn ? null : (periods.find((one) => one === requested) ?? DEFAULT_DAYS);
  const from = isOwn ? ownFrom : dayLater(today, 1 - days!);
  const to = isOwn ? ownTo : today;
  const branch = Number(params.get('branch')) || null;
  return {
    from,
    to,
    days,
    branch,
    set(part) {
      const next = { from, to, days, branch, ...part };
      const isOwnNext = part.from !== undefined || part.to !== undefined || (part.days === undefined && days === null);
      // Keeps the start before the end: the other date follows the edited one.
      if (part.from !== undefined && next.from > next.to) next.to = next.from;
      if (part.to !== undefined && next.to < next.from) next.from = next.to;
      if (isOwnNext && daysBetween(next.from, next.to) > MOST_DAYS) {
        if (part.from === undefined) next.from = dayLater(next.to, 1 - MOST_DAYS);
        else next.to = dayLater(next.from, MOST_DAYS - 1);
      }
      const entries: Record<string, string> = isOwnNext
        ? { from: next.from, to: next.to }
        : { days: String(next.days ?? DEFAULT_DAYS) };
      setParams(new URLSearchParams({ ...entries, ...(next.branch && { branch: String(next.branch) }) }), {
        replace: true,
      });
    },
  };
}
