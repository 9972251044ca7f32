import { useSetAtom } from 'jotai';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { hoveredAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';

/** Event handlers of rows: a click opens the place, hovering highlights it on the map. */
export function useRowEvents() {
  const isPhone = useMediaQuery(isPhoneQuery);
  const { onRow } = usePlaceClicks();
  const setHovered = useSetAtom(hoveredAtom);
  return { onSelect: onRow, ...(!isPhone && { onHover: setHovered }) };
}
