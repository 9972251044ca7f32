import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { detailGroups, type DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { detailText } from '@umkreis/guide-core/place-details/detail-value.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { WeekTable } from '@umkreis/guide-core/hours/week-table.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useContentLanguage, useLanguage, usePick } from '@umkreis/i18n/language.tsx';
import { addressLine } from '@umkreis/places/address-lines.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { categoryLine } from '@umkreis/places/place-names.ts';

/** The details of a place, without controls. */
export function PrintedCard({ place, title }: { place: Place; title: string }) {
  const contentLanguage = useContentLanguage();
  const { boot } = useGuide();
  const pick = usePick();
  const { data: item } = useItem(boot, place.item.nanoId, boot.branch);
  const { data: keyRows } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const groups = useMemo(
    () => item && keyRows && detailGroups(item.itemDetails, new Map(keyRows.map((key) => [key.id, key]))),
    [item, keyRows],
  );
  const address = (item?.addresses[0] && addressLine(item.addresses[0])) || place.item.address;
  const facts = groups ? [...groups.phones, ...groups.emails, groups.website, ...groups.facts, ...groups.texts] : [];
  return (
    <section aria-label={title} className="break-inside-avoid pt-4">
      <h2 lang={contentLanguage} className="text-[15pt] leading-tight font-title">
        {title}
      </h2>
      <p className="text-[10pt] text-ink-soft">{[categoryLine(place, pick), address].filter(Boolean).join(' · ')}</p>
      {groups?.note && <p className="pt-1 text-[10pt] font-semibold">{groups.note.detail.dataValue}</p>}
      {groups?.lead && <p className="pt-1 text-[10pt]">{groups.lead.detail.dataValue}</p>}
      <div className="flex flex-wrap items-start gap-x-10 pt-2 text-[9.5pt]">
        {groups?.hours.map((hours) => (
          <PrintedHours key={hours.detail.id} place={place} hours={hours} />
        ))}
        <dl className="grid min-w-64 flex-1 grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
          {facts.map((fact) => fact && <Fact key={fact.detail.id} fact={fact} />)}
        </dl>
      </div>
    </section>
  );
}

function Fact({ fact: { detail, key } }: { fact: DetailWithKey }) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <>
      <dt className="text-ink-soft">{pick(key.keyTitle)}</dt>
      <dd className="break-words">{detailText(key, detail, language)}</dd>
    </>
  );
}

function PrintedHours({ place, hours: { detail, key } }: { place: Place; hours: DetailWithKey }) {
  const { boot } = useGuide();
  const pick = usePick();
  const module = useHoursModule();
  const now = useNow();
  const title = pick(key.keyTitle);
  const days = module?.weekHours(detail.dataValue, now, openingPlaceOf(boot, place.item), 'monday');
  return (
    <div>
      <h3 className="text-[9.5pt] font-semibold">{title}</h3>
      {module && days && <WeekTable days={days} caption={title} textOf={module.intervalText} startsToday={false} />}
      {module && !days && <p>{detail.dataValue}</p>}
    </div>
  );
}
