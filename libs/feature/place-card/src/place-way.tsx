import { useMemo } from 'react';
import type { Item } from '@umkreis/contract/item.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { wayMessages } from './messages/route.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { durationText } from '@umkreis/places/walks/duration-text.ts';
import { isOnFoot, wayFacts, wayLines } from '@umkreis/places/walks/way-facts.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { downloadRoute } from './download-route.ts';
import { HeightChart } from './height-chart.tsx';
import { wayPointsOf } from './related-places.tsx';

/** A way: length, duration, ascent and descent, height profile, and a download of its route. */
export function PlaceWay({ place, item, title }: { place: Place; item: Item; title: string }) {
  const { boot, isKiosk, track } = useGuide();
  const t = useMessages(wayMessages);
  const language = useLanguage();
  const lines = useMemo(() => wayLines(item), [item]);
  const isRoute = place.categories.some(({ mainCategory }) => mainCategory === 'Activities');
  const { countryCode } = openingPlaceOf(boot, place.item);
  const facts = useMemo(
    () =>
      wayFacts({
        details: item.itemDetails,
        lines: isRoute ? lines : [],
        isOnFoot: isOnFoot(place.categories),
        countryCode,
      }),
    [item, lines, isRoute, place.categories, countryCode],
  );
  const metres = (value: number) => `${numberText(Math.round(value), language)} m`;
  const rows = [
    facts.km !== undefined && { label: t.length, value: `${numberText(facts.km, language, 1)} km` },
    facts.hours !== undefined && { label: t.time, value: durationText(facts.hours) },
    facts.up !== undefined && { label: t.ascent, value: metres(facts.up) },
    facts.down !== undefined && { label: t.descent, value: metres(facts.down) },
  ].filter((one) => one !== false);
  const canDownload = isRoute && lines.length > 0 && !isKiosk;
  if (rows.length === 0 && !canDownload) return null;

  const save = () => {
    track({ metric_key: 'page_element_click', item_id: item.id, metricValue: 'gpx' });
    downloadRoute({
      title,
      lines,
      wayPoints: wayPointsOf(item).filter((point) => point.title),
      url: location.href.split(/[?#]/)[0]!,
      attribution: boot.branch?.attribution ?? '',
    });
  };

  return (
    <section aria-label={t.title} className="grid gap-3 py-3">
      {rows.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd className="tabular text-base font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.profile && <HeightChart profile={facts.profile} metres={metres} />}
      {canDownload && (
        <Button
          size="small"
          icon="download"
          aria-label={t.gpxOf({ title })}
          onClick={save}
          className="justify-self-start"
        >
          {t.gpx}
        </Button>
      )}
    </section>
  );
}
