import { moreRows } from '@umkreis/guide-core/rows/row-list.ts';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import { PlaceRow } from './place-row.tsx';
import { useLeftRow } from './use-left-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSeenFirst } from './use-seen-first.ts';

interface Props {
  label: string;
  /** The rows loaded so far, from the top of the list */
  rows: readonly ListedPlace[];
  /** Number of all rows */
  total: number;
  /** Loads further rows. */
  onMore(): void;
  selectedNanoId?: string | null;
  /** The visitor's position, for distances */
  position?: LngLat | null;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
  /** Content below a row, e.g. directions */
  under?(place: Place): ReactNode;
  /** Other rows, inserted after the first places */
  between?: ReactNode;
}

/** Number of places before the other rows */
const before = 3;
/** Approximate height of a row, rem; reserves the space of rows drawn one frame later */
const rowHeight = 4;

/** Places in order; more are loaded by scrolling, or with a button for keyboard users. */
export function PlaceList({
  label,
  rows,
  total,
  onMore,
  selectedNanoId,
  position,
  onSelect,
  onHover,
  under,
  between,
}: Props) {
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const remaining = total - rows.length;
  const more = useLoadMore(remaining, onMore);
  const drawn = useSeenFirst(label);
  const later = Math.max(0, rows.length - drawn);
  const ids = useMemo(() => rows.map(({ place }) => place.item.id), [rows]);
  const keys = useRowKeys(ids, label);
  const { list, rememberRow } = useLeftRow();
  const select = useStableCallback((place: Place) => {
    rememberRow(place.item.nanoId);
    onSelect(place);
  });

  const row = ({ place, terms }: ListedPlace) => (
    <PlaceRow
      key={keys.get(place.item.id)}
      place={place}
      terms={terms}
      isSelected={place.item.nanoId === selectedNanoId}
      onSelect={select}
      onHover={onHover}
      under={under}
      distance={position ? formatDistance(position, [place.item.lon, place.item.lat], language) : undefined}
    />
  );
  return (
    <>
      <ul ref={list} aria-label={label} className={placeListLook.list}>
        {rows.slice(0, before).map(row)}
        {between && <li>{between}</li>}
        {rows.slice(before, drawn).map(row)}
        {later > 0 && <li aria-hidden="true" style={{ height: `${later * rowHeight}rem` }} />}
      </ul>
      {remaining > 0 && (
        <div ref={more} className="p-3 text-center">
          <Button kind="quiet" size="small" onClick={onMore}>
            {t.showMore({ count: Math.min(remaining, moreRows) })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Loads further rows when the element with this ref comes near the screen. */
function useLoadMore(remaining: number, onMore: () => void): RefObject<HTMLDivElement | null> {
  const more = useRef<HTMLDivElement>(null);
  const loadMore = useStableCallback(onMore);
  useEffect(() => {
    if (!more.current || remaining <= 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(more.current);
    return () => observer.disconnect();
  }, [remaining, loadMore]);
  return more;
}
