import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useRef } from 'react';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { columnIds, type ColumnId } from './use-columns.ts';

interface Props {
  visible: ReadonlySet<ColumnId>;
  onToggle(id: ColumnId, isVisible: boolean): void;
}

/** Selects the visible columns of the table. */
export function ColumnsMenu({ visible, onToggle }: Props) {
  const t = useMessages(dashboardMessages);
  const p = useMessages(placesMessages);
  const menu = useRef<HTMLDetailsElement>(null);
  const names: Record<ColumnId, string> = {
    category: t.columnCategory,
    tags: p.columnTags,
    city: t.columnCity,
    branch: t.columnBranch,
    review: p.columnReview,
    state: p.columnState,
    source: p.columnSource,
    changed: t.columnChanged,
  };
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes what it holds
    <details
      ref={menu}
      className="relative hidden sm:block"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={`${buttonClass('secondary')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name={rareIcons.table} size={18} />
        {p.columns}
      </summary>
      {/* Clicked between two boxes it stays open. */}
      <fieldset
        tabIndex={-1}
        className="absolute right-0 z-20 mt-1 grid w-56 rounded-card bg-paper p-2 shadow-float ring-1 ring-line outline-none"
      >
        <legend className="sr-only">{p.chooseColumns}</legend>
        {columnIds.map((id) => (
          <label
            key={id}
            className="flex h-10 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-hover"
          >
            <input
              type="checkbox"
              checked={visible.has(id)}
              onChange={({ target }) => onToggle(id, target.checked)}
              className="size-4 accent-accent"
            />
            {names[id]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
