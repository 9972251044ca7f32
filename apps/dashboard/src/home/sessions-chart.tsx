import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { formatDay } from '../format-date.ts';
import { useDashboard } from '../dashboard-context.tsx';
import { sumOf, type Day } from './daily.ts';

const HEIGHT = 120;
const STEP = 20;

/** Bars per day; the figure's name says the sum, the numbers stand beside it. */
export function SessionsChart({ days }: { days: Day[] }) {
  const t = useMessages(dashboardMessages);
  const { language } = useDashboard();
  const most = Math.max(1, ...days.map((day) => day.sessions));
  return (
    <figure className="grid gap-2">
      <p className="sr-only">{t.sessionsChart(days.length, sumOf(days))}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        className="h-32 w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, sessions }, index) => {
          const height = Math.max(sessions ? 3 : 1, (sessions / most) * (HEIGHT - 4));
          return (
            <rect
              key={day}
              x={index * STEP + 3}
              y={HEIGHT - height}
              width={STEP - 6}
              height={height}
              rx="2"
              className={sessions ? 'fill-accent' : 'fill-line'}
            >
              <title>{`${formatDay(day, language)}: ${sessions}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="tabular flex justify-between text-xs text-ink-soft">
        <span>{formatDay(days[0]!.day, language)}</span>
        <span>{formatDay(days.at(-1)!.day, language)}</span>
      </figcaption>
    </figure>
  );
}
