import { useRef, useState } from 'react';
import type { SavedView } from '@umkreis/contract/saved-view.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { DropMenu } from '../list-screen/drop-menu.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { viewsMessages } from './messages/views.ts';
import { readPlacesQuery, writePlacesQuery, type PlacesQuery } from './places-query.ts';
import type { Columns } from './cells/use-columns.ts';
import { useSavedViews } from './use-saved-views.ts';

interface Props {
  query: PlacesQuery;
  columns: Columns;
  onQuery(query: PlacesQuery): void;
}

/** Saved views of the list: search, filters, sorting and columns under a name. */
export function ViewsMenu(props: Props) {
  const t = useMessages(viewsMessages);
  return (
    <DropMenu icon={rareIcons.bookmark} label={t.views}>
      {(close) => <Views {...props} onClose={close} />}
    </DropMenu>
  );
}

function Views({ query, columns, onQuery, onClose }: Props & { onClose(): void }) {
  const t = useMessages(viewsMessages);
  const panel = useRef<HTMLDivElement>(null);
  const { views, hasFailed, write, save, remove } = useSavedViews();
  const current = { query: writePlacesQuery({ ...query, page: 1 }).toString(), columns: [...columns.visible] };
  const isCurrent = (view: SavedView) => view.query === current.query && view.columns.join() === current.columns.join();
  const apply = (view: SavedView) => {
    onQuery(readPlacesQuery(new URLSearchParams(view.query)));
    columns.show(view.columns);
    onClose();
  };
  // The deleted row has the focus, which would leave the menu with it.
  const removeRow = (view: SavedView) => {
    panel.current?.focus();
    void remove(view);
  };
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-2 outline-none sm:w-72">
      {hasFailed && <p className="px-2 text-sm text-danger">{t.unavailable}</p>}
      {views?.length === 0 && <p className="px-2 py-1 text-sm text-ink-soft">{t.none}</p>}
      {views && views.length > 0 && (
        <ul aria-label={t.views} className="grid max-h-80 overflow-y-auto">
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isCurrent={isCurrent(view)}
              onApply={() => apply(view)}
              onDelete={() => removeRow(view)}
            />
          ))}
        </ul>
      )}
      {views && <SaveForm views={views} onSave={(name, id) => save({ id, name, ...current })} />}
      <UndoNote write={write} />
    </div>
  );
}

interface RowProps {
  view: SavedView;
  isCurrent: boolean;
  onApply(): void;
  onDelete(): void;
}

function ViewRow({ view, isCurrent, onApply, onDelete }: RowProps) {
  const t = useMessages(viewsMessages);
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onApply}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left text-sm hover:bg-hover"
      >
        <span className="min-w-0 flex-1 break-words">{view.name}</span>
        {isCurrent && <Icon name="check" size={16} />}
      </button>
      <IconButton icon="trash" label={t.delete({ name: view.name })} onClick={onDelete} />
    </li>
  );
}

interface FormProps {
  views: readonly SavedView[];
  /** @returns whether it succeeded */
  onSave(name: string, id: string): Promise<boolean>;
}

/** Saves the current view; under the name of an existing one it replaces that. */
function SaveForm({ views, onSave }: FormProps) {
  const t = useMessages(viewsMessages);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const existing = views.find((view) => view.name === trimmed);
  const save = async () => {
    if (trimmed && (await onSave(trimmed, existing?.id ?? crypto.randomUUID()))) setName('');
  };
  return (
    <form
      className="grid gap-2 border-t border-line px-2 pt-3 pb-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t.name}
        value={name}
        maxLength={60}
        required
        hint={existing && t.replaces}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small">
        {existing ? t.replace : t.save}
      </Button>
    </form>
  );
}
