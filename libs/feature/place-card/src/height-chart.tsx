import { useMessages } from '@umkreis/i18n/language.tsx';
import { wayMessages } from './messages/route.ts';
import type { HeightProfile } from '@umkreis/places/walks/height-profile.ts';

const WIDTH = 320;
const HEIGHT = 72;
/** Smallest height range of the chart, m, so that an almost level way looks flat. */
const MIN_RANGE = 100;

/** Chart of the heights along a way, with the lowest and the highest. @param metres formats a height */
export function HeightChart({ profile, metres }: { profile: HeightProfile; metres(value: number): string }) {
  const t = useMessages(wayMessages);
  const heights = profile.points.map(({ height }) => height);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const range = Math.max(MIN_RANGE, highest - lowest);
  const line = profile.points
    .map(({ along, height }) => {
      const x = (along / profile.metres) * WIDTH;
      const y = HEIGHT - 4 - ((height - lowest) / range) * (HEIGHT - 10);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L');
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-18 w-full rounded-control bg-sunken text-accent"
      >
        <path d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} fill="currentColor" fillOpacity="0.16" />
        <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="tabular text-xs text-ink-soft">
        {t.profile({ lowest: metres(lowest), highest: metres(highest) })}
      </figcaption>
    </figure>
  );
}
