import { useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { openPlaces } from '@umkreis/guide-engine/hours/open-places.ts';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { ItemTiles } from './item-tiles.tsx';
import { useSettled } from './in-order.tsx';

/** Suggestions while nothing is featured: landmarks, walks, and places that are open now. */
export function SuggestedPlaces({ limit, ...props }: RemoteProps & { limit: number }) {
  const t = useMessages(shellMessages);
  const tHome = useMessages(homeMessages);
  const { data, error, mutate } = useRead(
    apiUrl(props.boot, 'GET /items/suggestions/', { query: { branch: props.boot.branch?.shortId } }),
  );
  const hours = useHoursModule((data?.withHours.length ?? 0) > 0);
  const [now] = useState(() => new Date());
  useSettled(Boolean(error) || (data !== undefined && (hours !== null || data.withHours.length === 0)));
  if (error && !data) return <ErrorState title={t.errorTitle} retryLabel={t.retry} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-64 w-full" />;
  const isOpen = hours && openPlaces(hours, props.boot, now);
  const open = isOpen ? data.withHours.filter((item) => isOpen({ item, isPermanentlyClosed: false })) : [];
  return (
    <>
      <ItemTiles
        {...props}
        title={tHome.landmarks}
        items={data.landmarks.slice(0, limit)}
        metricValue="home_landmark"
      />
      <ItemTiles {...props} title={tHome.walks} items={data.walks.slice(0, limit)} metricValue="home_walk" />
      <ItemTiles {...props} title={tHome.openNow} items={open.slice(0, limit)} metricValue="home_open" />
    </>
  );
}
