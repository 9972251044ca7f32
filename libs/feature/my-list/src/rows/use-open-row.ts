import { useSetAtom } from 'jotai';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { hoveredAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import type { ListRow } from './list-rows.ts';

/** Opens the place of a row, with its event if it is one; hovering the row highlights the place on the map. */
export function useOpenRow({ place, event }: Pick<ListRow, 'place' | 'event'>) {
  const { track } = useGuide();
  const { onRow } = usePlaceClicks();
  const { openPlace } = useMapActions();
  const setHovered = useSetAtom(hoveredAtom);
  const isPhone = useMediaQuery(isPhoneQuery);
  const enter = () => setHovered(place);
  const leave = () => setHovered(null);
  const isHovered = !isPhone && place !== null;
  return {
    open() {
      if (!event) {
        if (place) onRow(place);
        return;
      }
      track({ metric_key: 'filtered_list_event_click', item_id: event.itemId, metricValue: event.id });
      setHovered(null);
      const nanoId = place?.item.nanoId ?? event.itemNanoId;
      if (nanoId) openPlace(nanoId, place?.item.title ?? event.itemTitle, event.id);
    },
    hover: isHovered ? { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave } : {},
  };
}
