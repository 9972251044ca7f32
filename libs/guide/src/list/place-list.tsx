import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import type { Place } from '../places/place.ts';
import { formatDistance } from './format-distance.ts';
import { PlaceRow } from './place-row.tsx';

export interface ListedPlace {
  place: Place;
  terms?: readonly string[];
}

interface Props {
  label: string;
  rows: readonly ListedPlace[];
  selectedNanoId?: string | null;
  /** The visitor's position, for distances */
  position?: LngLat | null;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
  /** What stands under a row, e.g. how to reach the place */
  under?(place: Place): ReactNode;
  /** Other rows, after the first places */
  between?: ReactNode;
}

/** Rows at once: what a tall panel shows, and as much again. */
const page = 20;
/** Places that stand before other rows. */
const before = 3;

/** Places in their order; more of them come while scrolling, or by the button for keyboards. */
export function PlaceList({ label, rows, selectedNanoId, position, onSelect, onHover, under, between }: Props) {
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const [shown, setShown] = useState({ rows, count: page });
  if (shown.rows !== rows) setShown({ rows, count: page });
  const more = useRef<HTMLDivElement>(null);
  const rest = rows.length - shown.count;

  useEffect(() => {
    if (!more.current || rest <= 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((current) => ({ ...current, count: current.count + page }));
      },
      { rootMargin: '600px' },
    );
    observer.observe(more.current);
    return () => observer.disconnect();
  }, [rest]);

  const row = ({ place, terms }: ListedPlace) => (
    <PlaceRow
      key={place.item.id}
      place={place}
      terms={terms}
      isSelected={place.item.nanoId === selectedNanoId}
      onSelect={onSelect}
      onHover={onHover}
      under={under}
      distance={position ? formatDistance(position, [place.item.lon, place.item.lat], language) : undefined}
    />
  );
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.slice(0, before).map(row)}
        {between && <li>{between}</li>}
        {rows.slice(before, shown.count).map(row)}
      </ul>
      {rest > 0 && (
        <div ref={more} className="p-3 text-center">
          <Button
            kind="quiet"
            size="small"
            onClick={() => setShown((current) => ({ ...current, count: current.count + page }))}
          >
            {t.showMore(Math.min(page, rest))}
          </Button>
        </div>
      )}
    </>
  );
}
