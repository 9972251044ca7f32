import { useSetAtom } from 'jotai';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { hoveredAtom } from '../selected/selected-atoms.ts';
import { usePlaceClicks } from '../selected/use-place-clicks.ts';
import { isPhoneQuery } from './panel-sizes.ts';

/** Event handlers of rows: a click opens the place, hovering highlights it on the map. */
export function useRowEvents() {
  const isPhone = useMediaQuery(isPhoneQuery);
  const { onRow } = usePlaceClicks();
  const setHovered = useSetAtom(hoveredAtom);
  return { onSelect: onRow, ...(!isPhone && { onHover: setHovered }) };
}
