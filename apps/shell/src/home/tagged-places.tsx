import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { ItemTiles } from './item-tiles.tsx';
import { useSettled } from './in-order.tsx';

/** Places with a tag, those with a picture first; renders nothing if there are none. */
export function TaggedPlaces({
  boot,
  track,
  title,
  tagKey,
  tagValue,
  limit,
  ...tileProps
}: RemoteProps & { title: string; tagKey: string; tagValue: string; limit: number }) {
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  const tag = tags?.find((one) => one.tagKey === tagKey && one.tagValue === tagValue);
  const { data, error } = useItemSearch(boot, tag ? { tags: tag.id, limit: 60 } : null);
  const places = data?.items
    .filter((item) => item.title)
    .toSorted((a, b) => Number(Boolean(b.image)) - Number(Boolean(a.image)))
    .slice(0, limit);
  useSettled(Boolean(places ?? error) || (tags !== undefined && !tag));
  if (!places || places.length === 0) return null;
  return (
    <ItemTiles
      boot={boot}
      track={track}
      {...tileProps}
      title={title}
      items={places}
      metricValue={`inspire_${tagKey}`}
    />
  );
}
