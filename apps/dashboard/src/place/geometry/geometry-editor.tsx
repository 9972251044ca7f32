import type { Feature, FeatureCollection } from 'geojson';
import { useId, useMemo, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { geojsonTypeOf, type GeojsonInput } from '@umkreis/contract/geojson.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { geometryMessages } from '../../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shapeFeatures } from '@umkreis/map-style/features/shape-features.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { createItemGeojson } from '../../write/create-linked.ts';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { SelectField } from '../../shared/select-field.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { conflictingGeometry } from './conflicting-geometry.ts';
import { DrawingTools } from './drawing-tools.tsx';
import { GeometryMap } from './geometry-map.tsx';
import { mapPlaceOf, previewFeatures } from './preview-features.ts';
import { geojsonError } from './read-geojson-file.ts';
import { ShapeForm } from './shape-form.tsx';
import { ShapeList } from './shape-list.tsx';
import { boundsOf, type Shape } from './shapes.ts';
import { typeName, type GeojsonType } from './type-name.ts';
import type { DrawingTool } from './use-drawing.ts';
import { useShapes } from './use-shapes.ts';

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

const types = Object.keys(geojsonTypeOf).map(Number) as GeojsonType[];

/** Edits one geometry of a place on the map as visitors will see it, with the properties of its shapes. */
export function GeometryEditor({ item, branch, stored, onSaved, onClose }: Props) {
  const t = useMessages(geometryMessages);
  const { boot, auth } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const levels = useId();
  const write = useWrite();
  const [base, setBase] = useState(stored?.geojson);
  const edited = useShapes(`${item.id}:geojson:${stored?.itemGeojsonId ?? 'new'}`, base as Geojson | undefined);
  const [type, setType] = useState<GeojsonType>(stored?.itemGeojsonType ?? 1000);
  const [tool, setTool] = useState<DrawingTool>('select');
  const [level, setLevel] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const [undrawable, setUndrawable] = useState<readonly string[]>([]);
  const [theirs, setTheirs] = useState<Geojson>();
  const { shapes } = edited;
  const keyNames = useMemo(() => Object.fromEntries((keys ?? []).map(({ id, keyName }) => [id, keyName])), [keys]);
  const { visible, chosen } = useMemo(
    () => previewFeatures(item, keyNames, type, shapes, level || null, selected),
    [item, keyNames, type, shapes, level, selected],
  );
  const [bounds, setBounds] = useState(() => boundsOf(shapes));
  const shape = shapes.find(({ key }) => key === selected);
  const geometryError = shapes.length > 0 ? geojsonError(edited.geojson()) : undefined;
  const isSaved = !edited.isChanged && type === stored?.itemGeojsonType;

  const replace = (key: string, feature: Feature) =>
    edited.set(
      shapes.map((one) => (one.key === key ? { key, feature } : one)),
      true,
    );
  const save = async (isForced = false) => {
    setTheirs(undefined);
    const geojson = edited.geojson() as GeojsonInput;
    const isDone = await write.run(async () => {
      try {
        if (!stored) await createItemGeojson(boot, auth, { itemId: item.id, type, geojson });
        else {
          if (edited.isChanged)
            await callApi(boot, 'PUT /geojsons/{id}', {
              path: { id: stored.itemGeojsonId },
              body: { geojson, base: isForced ? undefined : base },
              auth,
            });
          if (type !== stored.itemGeojsonType)
            await callApi(boot, 'PUT /items/geojsons/{id}', {
              path: { id: stored.itemGeojsonId },
              body: { type },
              auth,
            });
        }
      } catch (error) {
        if (stored && error instanceof ApiError)
          setTheirs(
            await conflictingGeometry(error.problem, {
              boot,
              auth,
              itemId: item.id,
              itemGeojsonId: stored.itemGeojsonId,
            }),
          );
        throw error;
      }
    });
    if (!isDone) return;
    edited.reset(geojson as Geojson);
    setBase(geojson);
    onSaved();
    if (!stored) onClose();
  };
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label={t.type} value={String(type)} onChange={(next) => setType(Number(next) as GeojsonType)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {typeName(one, t)}
            </option>
          ))}
        </SelectField>
        {branch && branch.levels.length > 0 && (
          <div className="grid gap-1">
            <label htmlFor={levels} className="text-sm font-medium text-ink-soft">
              {t.showLevel}
            </label>
            <select
              id={levels}
              value={level}
              onChange={(event) => setLevel(event.target.value)}
              className="h-11 rounded-control bg-paper px-3 text-sm ring-1 ring-line-strong ring-inset"
            >
              <option value="">{t.everyLevel}</option>
              {branch.levels.map(({ key }) => (
                <option key={key} value={key}>
                  {key}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {edited.isOldDraft && <p className="text-xs text-changing">{t.draftFound}</p>}
      <DrawingTools
        tool={tool}
        onTool={setTool}
        canUndo={edited.canUndo}
        onUndo={() => edited.undo()}
        onImported={(features) => {
          const added: Shape[] = features.map((feature) => ({ key: crypto.randomUUID(), feature }));
          edited.set([...shapes, ...added]);
          setBounds(boundsOf(added));
        }}
      />
      <GeometryMap
        boot={{ ...boot, branch: branch ?? boot.branch }}
        center={[item.lon, item.lat]}
        bounds={bounds}
        level={level || null}
        visible={visible}
        chosen={chosen}
        shapes={shapes}
        round={edited.round}
        tool={tool}
        selected={selected}
        onDrawn={(key, part) => {
          edited.draw(key, part, level ? { level } : {});
          setSelected(key);
        }}
        onMoved={edited.move}
        onSelect={setSelected}
        onUndrawable={setUndrawable}
      />
      <ShapeList
        shapes={shapes}
        selected={selected}
        undrawable={undrawable}
        onSelect={setSelected}
        onRemove={(key) => edited.set(shapes.filter((one) => one.key !== key))}
      />
      {shape && (
        <ShapeForm
          key={shape.key}
          feature={shape.feature}
          usual={usualOf(item, keyNames, type, shape.feature)}
          levels={branch?.levels ?? []}
          onFeature={(feature) => replace(shape.key, feature)}
        />
      )}
      {geometryError && (
        <p role="alert" className="text-xs break-words text-danger">
          {t.invalid(geometryError)}
        </p>
      )}
      {theirs && (
        <div
          role="alert"
          className="grid gap-2 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset"
        >
          <p className="font-semibold">{t.conflict}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" kind="primary" onClick={() => void save(true)}>
              {t.keepMine}
            </Button>
            <Button
              size="small"
              onClick={() => {
                edited.reset(theirs);
                setBase(theirs as unknown as StoredGeojson['geojson']);
                setTheirs(undefined);
                onSaved();
              }}
            >
              {t.takeTheirs}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="primary"
          size="small"
          busy={write.state === 'busy'}
          disabled={shapes.length === 0 || Boolean(geometryError) || isSaved}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
        {edited.isChanged && (
          <Button size="small" onClick={() => edited.reset(base as Geojson | undefined)}>
            {t.discard}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        {!theirs && <WriteNote write={write} />}
      </div>
    </div>
  );
}

/** The default style of a shape without properties of its own. */
function usualOf(
  item: Item,
  keyNames: Record<string, string>,
  type: GeojsonType,
  { geometry }: Feature,
): Readonly<Record<string, string | number>> {
  const bare = { itemGeojsonType: type, geojson: { type: 'Feature', properties: {}, geometry } } as const;
  const place = mapPlaceOf(item, keyNames);
  const usual = shapeFeatures(place, bare, null, 'normal')[0]?.properties;
  const chosen = shapeFeatures(place, bare, null, 'selected')[0]?.properties;
  return usual ? { ...usual, selectedFillOpacity: chosen!.fillOpacity } : {};
}
