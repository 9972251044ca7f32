import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { emptyList } from '@umkreis/guide-core/my-list/listed-entries.ts';
import { openedListAtom, openedPlacesAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { branchAtom, guideDataAtom } from '@umkreis/guide-core/store/surface.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { eventOnDay, placeOnDay, type OnDay } from '../day/on-day.ts';
import { listRows, type ListRow } from './list-rows.ts';
import { referencePositionAtom } from './reference-position.ts';

/** A row with its state on the planned day; undefined: no day, or still loading */
export type PlannedRow = ListRow & { onDay?: OnDay | undefined };

const rowsAtom = atom((get): readonly ListRow[] => {
  const list = get(openedListAtom) ?? emptyList;
  const { status, data } = get(openedPlacesAtom);
  const guide = get(guideDataAtom);
  return listRows(
    list,
    {
      places: data?.places ?? [],
      failed: status === 'error' || guide?.status === 'error' ? null : (data?.failed ?? []),
      arePlacesLoaded: status === 'data',
      events: guide?.events ?? [],
      areEventsLoaded: guide?.areEventsRead === true || get(branchAtom)?.hasEvents === false,
    },
    list.isByDistance ? get(referencePositionAtom) : get(positionAtom),
  );
});

/** The rows of the open list, with their state on its planned day. */
export function useListRows(): readonly PlannedRow[] {
  const { boot, data, timeZone } = useGuide();
  const language = useLanguage();
  const rows = useAtomValue(rowsAtom);
  const day = useAtomValue(openedListAtom)?.day ?? null;
  const hours = useHoursModule(day !== null);
  return useMemo(() => {
    if (day === null) return rows;
    return rows.map((row): PlannedRow => {
      const { event, place, status } = row;
      if (status !== 'found') return row;
      if (event) return { ...row, onDay: eventOnDay(event, day, data.eventZones.get(event.itemId) ?? timeZone) };
      const onDay = hours && place && placeOnDay(hours, place, day, openingPlaceOf(boot, place.item), language);
      return { ...row, ...(onDay && { onDay }) };
    });
  }, [rows, day, hours, boot, data.eventZones, timeZone, language]);
}
