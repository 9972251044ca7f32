import { useState } from 'react';
import { useDepartures } from '@umkreis/api-client/use-departures.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { departureMessages } from './messages/departures.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useGuideTime, useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { DepartureRow } from './departure-row.tsx';

const stopKinds = new Set(['Bus stop', 'Bus station', 'Railway station', 'Tram stop', 'Lift station', 'Ferry']);
const FIRST = 5;
const MORE = 10;
const MOST = 95;

/**
 * Departures of a stop at the guide's time, updated every minute, or a note that it has no timetable. Renders
 * nothing for other places.
 */
export function DeparturesSection({ place }: { place: Place }) {
  const kinds = place.categories
    .filter(({ mainCategory, subCategory }) => mainCategory === 'Transport' && stopKinds.has(subCategory))
    .map(({ subCategory }) => subCategory);
  if (kinds.length === 0) return null;
  const runsWithout = kinds.every((kind) => kind === 'Lift station');
  return <Departures key={place.item.id} itemId={place.item.id} runsWithout={runsWithout} />;
}

/** @param runsWithout true: this kind of stop needs no timetable, so its absence isn't mentioned */
function Departures({ itemId, runsWithout }: { itemId: string; runsWithout: boolean }) {
  const { boot } = useGuide();
  const t = useMessages(departureMessages);
  const language = useLanguage();
  const [count, setCount] = useState(FIRST);
  const now = useNow();
  const isNow = useGuideTime()[0] === null;
  const { data, error, isLoading, isValidating, mutate } = useDepartures(boot, itemId, now, count, isNow);
  if (data && !data.hasTimetable && runsWithout) return null;

  return (
    <section className="py-2" aria-label={t.title}>
      <h3 className="pb-1 text-base">{t.title}</h3>
      {isLoading && !data && (
        <output aria-label={t.loading} className="grid gap-3 py-2">
          {[0, 1, 2].map((row) => (
            <span key={row} className="flex gap-3">
              <Skeleton className="h-6 w-8" />
              <Skeleton className="h-6 flex-1" />
            </span>
          ))}
        </output>
      )}
      {error && !data && (
        <div role="alert" className="grid justify-items-start gap-2 py-2 text-sm">
          <p>{t.failed}</p>
          <Button size="small" icon="refresh" onClick={() => void mutate()}>
            {t.retry}
          </Button>
        </div>
      )}
      {data && !data.hasTimetable && <p className="text-sm text-ink-soft">{t.noTimetable}</p>}
      {data?.hasTimetable && (
        <>
          <ul className="divide-y divide-line">
            {data.departures.map((departure) => (
              <DepartureRow
                key={`${departure.tripId}${departure.planned}`}
                departure={departure}
                now={now}
                timeZone={data.timeZone}
                isAnotherDay={dayInZone(new Date(departure.planned), data.timeZone) !== dayInZone(now, data.timeZone)}
              />
            ))}
          </ul>
          {data.departures.length === 0 && (
            <p className="py-2 text-sm text-ink-soft">
              {data.lastDay && dayInZone(now, data.timeZone) > data.lastDay
                ? t.outdated({
                    day: dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(data.lastDay)),
                  })
                : t.none}
            </p>
          )}
          {data.departures.length >= count && count < MOST && (
            <Button
              size="small"
              kind="quiet"
              className="-ml-3"
              busy={isValidating && data.departures.length < count}
              onClick={() => setCount(Math.min(MOST, count + MORE))}
            >
              {t.later}
            </Button>
          )}
          {data.departures.length > 0 && (
            <p className="pt-1 text-xs text-ink-soft">{data.hasRealtime ? t.realtime : t.planned}</p>
          )}
        </>
      )}
    </section>
  );
}
