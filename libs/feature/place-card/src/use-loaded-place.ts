import { useMemo } from 'react';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { detailGroups } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { useDetailKeys } from '@umkreis/api-client/use-detail-keys.ts';

/** All data of a place, loaded when its card opens; its details by key and in groups. */
export function useLoadedPlace(place: Place) {
  const { boot } = useGuide();
  const { data: item, error, mutate } = useItem(boot, place.item.nanoId, boot.branch);
  const { keys } = useDetailKeys(boot);
  const groups = useMemo(() => (item && keys.size > 0 ? detailGroups(item.itemDetails, keys) : null), [item, keys]);
  const details = useMemo(
    () => item && Object.fromEntries(item.itemDetails.map(({ dataKeyName, dataValue }) => [dataKeyName, dataValue])),
    [item],
  );
  return { item, error, retry: () => void mutate(), groups, details };
}
