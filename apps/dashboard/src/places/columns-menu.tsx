import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { DropMenu } from '../list-screen/drop-menu.tsx';
import { placesMessages } from './messages/places.ts';
import { useColumnNames } from './cells/use-column-names.ts';
import { columnIds, type ColumnId } from './cells/use-columns.ts';

interface Props {
  visible: ReadonlySet<ColumnId>;
  onToggle(id: ColumnId, isVisible: boolean): void;
}

/** Selects the visible columns of the table. */
export function ColumnsMenu({ visible, onToggle }: Props) {
  const p = useMessages(placesMessages);
  const names = useColumnNames();
  return (
    <DropMenu icon={rareIcons.table} label={p.columns} className="hidden sm:block">
      {() => (
        <fieldset className="grid">
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
      )}
    </DropMenu>
  );
}
