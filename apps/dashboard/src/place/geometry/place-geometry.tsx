import { Suspense, useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { GeojsonInput } from '@umkreis/contract/geojson.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { createItemGeojson } from '../../write/create-linked.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { typeName } from './type-name.ts';

const GeometryEditor = lazyPart(
  () => import('./geometry-editor.tsx'),
  ({ GeometryEditor: LoadedEditor }) => LoadedEditor,
);

interface Props {
  item: Item;
  branch: Branch | undefined;
  isReadOnly: boolean;
  onChanged(): void;
}

type StoredGeojson = Item['geojsons'][number];

const countOf = ({ geojson }: StoredGeojson) =>
  geojson.type === 'FeatureCollection' ? (geojson.features as unknown[]).length : 1;

/** Areas, walls, zones and lines of a place. The map is loaded when the first one is opened. */
export function PlaceGeometry({ item, branch, isReadOnly, onChanged }: Props) {
  const t = useMessages(geometryMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [opened, setOpened] = useState<string | null>(null);
  const [removed, setRemoved] = useState<StoredGeojson>();
  const remove = async (geojson: StoredGeojson) => {
    if (
      !(await write.run(() =>
        callApi(boot, 'DELETE /items/geojsons/{id}', { path: { id: geojson.itemGeojsonId }, auth }),
      ))
    )
      return;
    setRemoved(geojson);
    onChanged();
  };
  const restore = async ({ itemGeojsonType, geojson }: StoredGeojson) => {
    const isDone = await write.run(() =>
      createItemGeojson(boot, auth, {
        itemId: item.id,
        type: itemGeojsonType,
        geojson: geojson as unknown as GeojsonInput,
      }),
    );
    if (isDone) setRemoved(undefined);
    onChanged();
  };
  const editor = (stored: StoredGeojson | null) => (
    <Suspense fallback={<div className="h-[28rem] animate-pulse rounded-card bg-sunken" />}>
      <GeometryEditor
        key={stored?.itemGeojsonId ?? 'new'}
        item={item}
        branch={branch}
        stored={stored}
        onSaved={onChanged}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  return (
    <section aria-label={t.geometry} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-title">{t.geometry}</h2>
        {!isReadOnly && opened === null && (
          <Button size="small" icon="plus" onClick={() => setOpened('new')}>
            {t.add}
          </Button>
        )}
      </div>
      {item.geojsons.length === 0 && opened === null && <p className="text-sm text-ink-soft">{t.none}</p>}
      <ul className="grid">
        {item.geojsons.map((geojson) => {
          const isOpen = opened === geojson.itemGeojsonId;
          return (
            <li key={geojson.itemGeojsonId} className="grid gap-2 border-t border-line py-1 first:border-0">
              <GeometryRow
                geojson={geojson}
                isReadOnly={isReadOnly}
                isOpen={isOpen}
                onToggle={() => setOpened(isOpen ? null : geojson.itemGeojsonId)}
                onRemove={() => void remove(geojson)}
              />
              {isOpen && editor(geojson)}
            </li>
          );
        })}
      </ul>
      {opened === 'new' && editor(null)}
      <div className="flex flex-wrap items-center gap-x-3">
        <WriteNote write={write} done={removed && t.removed({ name: typeName(removed.itemGeojsonType, t) })} />
        {removed && (
          <Button size="small" kind="quiet" onClick={() => void restore(removed)}>
            {t.undoRemove}
          </Button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  geojson: StoredGeojson;
  isReadOnly: boolean;
  isOpen: boolean;
  onToggle(): void;
  onRemove(): void;
}

/** A geometry in the list: its kind, the number of its shapes, and buttons to edit and to remove it. */
function GeometryRow({ geojson, isReadOnly, isOpen, onToggle, onRemove }: RowProps) {
  const t = useMessages(geometryMessages);
  const name = typeName(geojson.itemGeojsonType, t);
  return (
    <div className="flex items-center gap-1">
      <span className="min-w-0 flex-1 text-sm">
        {name} <span className="text-ink-soft">· {t.shapes({ count: countOf(geojson) })}</span>
      </span>
      {!isReadOnly && (
        <>
          <IconButton icon="edit" label={t.edit({ name })} aria-expanded={isOpen} onClick={onToggle} />
          <IconButton icon="trash" label={t.remove({ name })} onClick={onRemove} />
        </>
      )}
    </div>
  );
}
