import { useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { seasonOn } from '@umkreis/places/season.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { EventsToday } from '../home/events-today.tsx';
import { FeaturedPlaces } from '../home/featured-places.tsx';
import { InOrder } from '../home/in-order.tsx';
import { TaggedPlaces } from '../home/tagged-places.tsx';
import { useTitle } from './use-title.ts';

/** Places and events worth a trip, with pictures: featured, top choices, seasonal, and current ones. */
export default function InspireScreen(props: RemoteProps) {
  const t = useMessages(shellMessages);
  const tHome = useMessages(homeMessages);
  const pick = usePick();
  useTitle(t.inspire, props.boot.product.name);
  const { data: branches } = useRead(apiUrl(props.boot, 'GET /branches/'));
  const [now] = useState(() => new Date());
  const seasonal = branches?.find((branch) => branch.isActive && branch.seasons.length > 0);
  const season = seasonal && seasonOn(dayInZone(now, seasonal.timeZone), seasonal.seasons);
  return (
    <div className="mx-auto grid max-w-[72rem] gap-12 px-4 py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl">{t.inspire}</h1>
        <p className="max-w-xl text-base text-ink-soft">{tHome.inspireText}</p>
      </header>
      <InOrder>
        <FeaturedPlaces {...props} title={tHome.featured} limit={8} leads />
        <TaggedPlaces {...props} title={tHome.topChoice} tagKey="topChoice" tagValue="true" limit={8} />
        {season && (
          <TaggedPlaces
            {...props}
            title={tHome.seasonal({ season: pick(season.title) })}
            tagKey="season"
            tagValue={season.id}
            limit={8}
          />
        )}
        <EventsToday {...props} />
      </InOrder>
    </div>
  );
}
