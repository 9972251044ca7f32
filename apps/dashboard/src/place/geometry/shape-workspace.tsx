import type { Feature } from 'geojson';
import { useMemo, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { shapeFeatures } from '@umkreis/map-style/features/shape-features.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { GeometryMap } from './geometry-map.tsx';
import { mapPlaceOf, previewFeatures } from './preview-features.ts';
import { ShapeForm } from './shape-form.tsx';
import { ShapeList } from './shape-list.tsx';
import { boundsOf, type Shape } from './shapes.ts';
import type { GeojsonType } from './type-name.ts';
import type { DrawingTool } from './use-drawing.ts';
import type { EditedShapes } from './use-shapes.ts';

interface Props {
  item: Item;
  branch: Branch | undefined;
  edited: EditedShapes;
  type: GeojsonType;
  /** The floor whose shapes are visible; empty: all */
  level: string;
}

/** Draws, selects, styles and removes the shapes of a geometry on the map as visitors will see it. */
export function ShapeWorkspace({ item, branch, edited, type, level }: Props) {
  const { boot } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const [tool, setTool] = useState<DrawingTool>('select');
  const [selected, setSelected] = useState<string | null>(null);
  const [undrawable, setUndrawable] = useState<readonly string[]>([]);
  const { shapes } = edited;
  const keyNames = useMemo(() => Object.fromEntries((keys ?? []).map(({ id, keyName }) => [id, keyName])), [keys]);
  const { visible, chosen } = useMemo(
    () => previewFeatures(item, keyNames, type, shapes, level || null, selected),
    [item, keyNames, type, shapes, level, selected],
  );
  const [bounds, setBounds] = useState(() => boundsOf(shapes));
  const shape = shapes.find(({ key }) => key === selected);

  const replace = (key: string, feature: Feature) =>
    edited.set(
      shapes.map((one) => (one.key === key ? { key, feature } : one)),
      true,
    );
  return (
    <>
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
    </>
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
