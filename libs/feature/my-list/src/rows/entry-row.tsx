import type { ReactNode } from 'react';
import { placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { useSortable } from '@umkreis/ui/use-sortable.ts';
import { isWarning } from '../day/on-day.ts';
import { myListMessages } from '../messages/my-list.ts';
import { onDayText, type RowTexts } from './row-texts.ts';
import { useOpenRow } from './use-open-row.ts';
import type { PlannedRow } from './use-list-rows.ts';

interface Props {
  row: PlannedRow;
  texts: RowTexts;
  /** Formatted distance */
  distance: string | undefined;
  /** Its position, if rows can be moved */
  order: { index: number; onMove(from: number, to: number): void } | null;
  /** Buttons at the end of the row */
  children: ReactNode;
}

/** An entry of a list: symbol, title, what it is and where, and its state on the planned day or now. */
export function EntryRow({ row, texts, distance, order, children }: Props) {
  const { ref, isDragged, isOver } = useSortable<HTMLLIElement>(
    'my-list',
    order?.index ?? 0,
    order !== null,
    (from, to) => order?.onMove(from, to),
  );
  const { open, hover } = useOpenRow(row);
  const isFound = row.status === 'found';
  return (
    <li
      ref={ref}
      className={classNames(
        'flex items-center pr-1.5',
        order && 'cursor-grab',
        isDragged && 'opacity-50',
        isOver && 'ring-2 ring-accent ring-inset',
      )}
    >
      {isFound ? (
        <button
          type="button"
          data-row=""
          data-place={row.place?.item.nanoId}
          className={classNames(placeListLook.row, 'min-w-0 flex-1 !pr-1')}
          onClick={open}
          {...hover}
        >
          <RowContent row={row} texts={texts} distance={distance} />
        </button>
      ) : (
        <div className={classNames(placeListLook.row, 'min-w-0 flex-1 !pr-1 hover:!bg-transparent')}>
          <RowContent row={row} texts={texts} distance={distance} />
        </div>
      )}
      {children}
    </li>
  );
}

function RowContent({ row, texts, distance }: Pick<Props, 'row' | 'texts' | 'distance'>) {
  const contentLanguage = useContentLanguage();
  const t = useMessages(myListMessages);
  const { place, event, onDay } = row;
  const dayText = onDayText(row, t);
  return (
    <>
      <RowSymbol row={row} />
      <span className={placeListLook.text}>
        <span lang={contentLanguage} className={placeListLook.title}>
          {texts.title}
        </span>
        {texts.line && <span className="line-clamp-2 text-sm text-ink-soft">{texts.line}</span>}
        {texts.note && <span className="block text-sm font-semibold text-closed">{texts.note}</span>}
        {onDay && dayText && (
          <span className="flex items-start gap-1.5 text-sm">
            {isWarning(onDay) && <Icon name="alert" size={16} className="mt-0.5 shrink-0 text-closed" />}
            <span className={isWarning(onDay) ? 'font-semibold text-closed' : 'text-ink-soft'}>{dayText}</span>
          </span>
        )}
        {!onDay && place && !event && row.status === 'found' && <StateNow place={place} />}
        {distance && <span className="tabular block text-sm text-ink-soft">{distance}</span>}
      </span>
    </>
  );
}

function RowSymbol({ row: { place, event, status } }: Pick<Props, 'row'>) {
  const { data } = useGuide();
  if (!place || status !== 'found')
    return (
      <span className={placeListLook.symbol}>
        <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
          <Icon name={event ? 'calendar' : 'pin'} size={18} />
        </span>
      </span>
    );
  const [category] = place.categories;
  return (
    <span className={classNames(placeListLook.symbol, 'relative')}>
      <Glyph
        path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
        color={category?.colorName ?? '#ffffff'}
        background={category?.backgroundColorName ?? '#5C6370'}
      />
      {event && (
        <span className="absolute top-6 -right-1 grid size-4 place-items-center rounded-full bg-paper text-accent ring-1 ring-line">
          <Icon name="calendar" size={10} />
        </span>
      )}
    </span>
  );
}

/** Whether the place is open now */
function StateNow({ place }: { place: Place }) {
  const state = useOpenState(place);
  return (
    state && (
      <span className="block text-sm">
        <OpenStateBadge {...state} />
      </span>
    )
  );
}
