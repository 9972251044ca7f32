import { useRef, useState } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { CheckMark } from './check-mark.tsx';
import { CardForm } from './cells/card-form.tsx';
import { QueuedMark } from './cells/queued-mark.tsx';
import { useQueuedRow } from './cells/use-queued-row.ts';
import type { RowEdits } from './cells/use-row-edits.ts';
import { useRows, type PlaceRow } from './cells/use-rows.tsx';
import type { OutboxEntry } from '../outbox/outbox.ts';
import type { Selection } from '../list-screen/use-selection.ts';

interface Props {
  items: readonly DashboardItem[];
  selection: Selection;
  edits: RowEdits;
}

/** The places as cards on small screens, with the same data, selection and edits as the table. */
export function PlaceCards({ items, selection, edits }: Props) {
  const t = useMessages(placesMessages);
  const rowOf = useRows();
  return (
    <ul aria-label={t.places} className="overflow-hidden rounded-card bg-paper ring-1 ring-line">
      {items.map((item) => (
        <PlaceCard
          key={item.id}
          row={rowOf(item)}
          isSelected={selection.ids.has(item.id)}
          edits={edits}
          onToggle={() => selection.toggle(item.id)}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  row: PlaceRow;
  isSelected: boolean;
  edits: RowEdits;
  onToggle(): void;
}

function PlaceCard({ row, isSelected, edits, onToggle }: CardProps) {
  const t = useMessages(placesMessages);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useQueuedRow(row, edits);
  return (
    <li
      className={classNames(
        'border-b border-line [contain-intrinsic-size:auto_76px] [content-visibility:auto] last:border-0',
        isSelected && 'bg-accent-soft',
      )}
    >
      <div className="relative flex">
        <label className="relative z-1 grid w-12 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={onToggle}
            aria-label={t.selectPlace({ title: row.title })}
            className="peer absolute size-11 opacity-0"
          />
          <span className="rounded-[5px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
            <CheckMark checked={isSelected ? 'all' : 'none'} />
          </span>
        </label>
        <CardText {...shown} />
        {edits.fieldOf(row.item, 'title') && (
          <IconButton
            ref={button}
            icon="edit"
            label={t.editPlace({ title: row.title })}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
            className="z-1 m-1 self-center text-ink-soft"
          />
        )}
      </div>
      {isEditing && (
        <CardForm
          item={row.item}
          language={row.contentLanguage}
          edits={edits}
          onClose={() => {
            setEditing(false);
            button.current?.focus();
          }}
        />
      )}
    </li>
  );
}

function CardText({ row, queued }: { row: PlaceRow; queued: OutboxEntry | undefined }) {
  const t = useMessages(placesMessages);
  return (
    <div className="min-w-0 flex-1 py-3">
      <Link
        to={dashboardRoutes.place.to(row.id)}
        lang={row.contentLanguage}
        className="font-medium break-words text-ink no-underline after:absolute after:inset-0"
      >
        {row.title}
      </Link>
      {queued && <QueuedMark entry={queued} />}
      <p className="text-sm break-words text-ink-soft">
        {[row.category, row.city, row.branch].filter(Boolean).join(' · ')}
      </p>
      <p className="tabular flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>{row.changed}</span>
        {row.isOverdue && <span className="font-medium text-danger">{`${t.columnReview} ${row.review}`}</span>}
        {row.state && <span className="font-medium text-ink">{row.state}</span>}
      </p>
    </div>
  );
}
