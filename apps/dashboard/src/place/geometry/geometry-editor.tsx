import type { Feature, FeatureCollection } from 'geojson';
import { useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { invalidPart } from './read-geojson-file.ts';
import { useShapes } from './use-shapes.ts';
import { GeometryOptions } from './geometry-options.tsx';
import { ShapeWorkspace } from './shape-workspace.tsx';
import { useGeometrySave } from './use-geometry-save.ts';

type StoredGeojson = Item['geojsons'][number];
type Geojson = Feature | FeatureCollection;

interface Props {
  item: Item;
  branch: Branch | undefined;
  /** null: a new geometry */
  stored: StoredGeojson | null;
  onSaved(): void;
  onClose(): void;
}

/** Edits one geometry of a place on the map as visitors will see it, with the properties of its shapes. */
export function GeometryEditor({ item, branch, stored, onSaved, onClose }: Props) {
  const t = useMessages(geometryMessages);
  const [base, setBase] = useState(stored?.geojson);
  const [kind, setKind] = useState(stored?.itemGeojsonType);
  const draftKey = `${item.id}:geojson:${stored?.itemGeojsonId ?? 'new'}`;
  const edited = useShapes(draftKey, base as Geojson | undefined, kind);
  const [level, setLevel] = useState('');
  const [others, setOthers] = useState(0);
  const { shapes } = edited;

  const { write, theirs, setTheirs, rejection, save } = useGeometrySave({
    itemId: item.id,
    stored,
    base,
    kind,
    edited,
    onDone({ type, geojson }, moved) {
      edited.reset(geojson, type);
      setBase(geojson as unknown as StoredGeojson['geojson']);
      setKind(type);
      setOthers(moved);
      onSaved();
      if (!stored) onClose();
    },
  });
  const invalid = shapes.length > 0 ? invalidPart(edited.geojson()) : undefined;
  const geometryError = invalid ?? rejection;
  return (
    <div className="grid min-w-0 gap-3">
      <GeometryOptions levels={branch?.levels ?? []} level={level} onLevel={setLevel} />
      {edited.isOldDraft && <p className="text-xs text-changing">{t.draftFound}</p>}
      <ShapeWorkspace
        item={item}
        branch={branch}
        edited={edited}
        itemGeojsonId={stored?.itemGeojsonId}
        kind={kind}
        level={level}
      />
      {geometryError && (
        <p role="alert" className="text-xs break-words text-danger">
          {t.invalid({ reason: geometryError })}
        </p>
      )}
      {theirs && (
        <GeometryConflict
          onKeepMine={() => void save(true)}
          onTakeTheirs={() => {
            edited.reset(theirs, kind);
            setBase(theirs as unknown as StoredGeojson['geojson']);
            setTheirs(undefined);
            onSaved();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="primary"
          size="small"
          busy={write.state === 'busy'}
          disabled={shapes.length === 0 || Boolean(invalid) || !edited.isChanged}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
        {edited.isChanged && (
          <Button size="small" onClick={() => edited.reset(base as Geojson | undefined, kind)}>
            {t.discard}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        {!theirs && !rejection && <WriteNote write={write} />}
        {others > 0 && !edited.isChanged && <output className="text-xs">{t.othersStored({ count: others })}</output>}
      </div>
    </div>
  );
}

/** Somebody else changed the geometry meanwhile: the choice which one to keep. */
function GeometryConflict({ onKeepMine, onTakeTheirs }: { onKeepMine(): void; onTakeTheirs(): void }) {
  const t = useMessages(geometryMessages);
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.conflict}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
