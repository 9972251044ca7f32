import { visitSurfaces, type SurfaceOfVisit } from '@umkreis/contract/visit-surfaces.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatDay } from '../dates/format-date.ts';
import { totalOf, type Day } from './days.ts';

const HEIGHT = 120;
const STEP = 20;

/** Fills of the stacked bars, bottom to top. */
const fills: Record<SurfaceOfVisit, string> = { map: 'fill-accent', embed: 'fill-open', kiosk: 'fill-changing' };
const dots: Record<SurfaceOfVisit, string> = { map: 'bg-accent', embed: 'bg-open', kiosk: 'bg-changing' };

/** Stacked bars per day, by surface. The accessible name contains the sum; the numbers are next to the chart. */
export function SessionsChart({ days }: { days: readonly Day[] }) {
  const t = useMessages(statisticsMessages);
  const { language } = useDashboard();
  const most = Math.max(1, ...days.map(totalOf));
  const [first, last] = [days[0]!.day, days.at(-1)!.day].map((day) => formatDay(day, language)) as [string, string];
  const sum = days.reduce((all, day) => all + totalOf(day), 0);
  return (
    <figure className="grid gap-2">
      <p className="sr-only">{t.chart({ from: first, to: last, sum })}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        className="h-36 w-full"
        preserveAspectRatio="none"
      >
        {days.map((day, index) => {
          let bottom = HEIGHT;
          return (
            <g key={day.day}>
              {visitSurfaces.map((surface) => {
                const height = (day[surface] / most) * (HEIGHT - 4);
                bottom -= height;
                return (
                  <rect
                    key={surface}
                    x={index * STEP + 3}
                    y={bottom}
                    width={STEP - 6}
                    height={height}
                    className={fills[surface]}
                  />
                );
              })}
              {totalOf(day) === 0 && (
                <rect x={index * STEP + 3} y={HEIGHT - 1} width={STEP - 6} height="1" className="fill-line" />
              )}
              <rect x={index * STEP} y="0" width={STEP} height={HEIGHT} className="fill-transparent">
                <title>{`${formatDay(day.day, language)}: ${totalOf(day)}`}</title>
              </rect>
            </g>
          );
        })}
      </svg>
      <figcaption className="tabular flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span>{first}</span>
        <span className="flex flex-wrap gap-x-3">
          {visitSurfaces.map((surface) => (
            <span key={surface} className="flex items-center gap-1.5">
              <span className={`size-2.5 rounded-full ${dots[surface]}`} />
              {t[surface]}
            </span>
          ))}
        </span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
