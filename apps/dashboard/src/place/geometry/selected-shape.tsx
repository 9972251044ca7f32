import type { Level } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { shapeFeatures } from '@umkreis/map-style/features/shape-features.ts';
import { mapPlaceOf } from './preview-features.ts';
import { ShapeActions } from './shape-actions.tsx';
import type { ShapeEdits } from './shape-edits.ts';
import { ShapeForm } from './shape-form.tsx';
import { withGeometry, type Shape } from './shapes.ts';

interface Props {
  item: Item;
  shape: Shape;
  edits: ShapeEdits;
  /** Names of detail keys by id */
  keyNames: Record<string, string>;
  levels: readonly Level[];
  /** Distance of a copy from its original, m */
  copyOffset(): number;
  onCopied(copy: Shape): void;
}

/** Kind, copy, rotation, position and style of the selected shape. */
export function SelectedShape({ item, shape, edits, keyNames, levels, copyOffset, onCopied }: Props) {
  return (
    <>
      <ShapeActions
        shape={shape}
        copyOffset={copyOffset}
        onKind={(kind) => edits.replace({ ...shape, kind }, true)}
        onGeometry={(geometry) => edits.replace({ ...shape, feature: withGeometry(shape.feature, geometry) }, false)}
        onCopied={(geometry) => {
          const { id: _, ...feature } = withGeometry(shape.feature, geometry);
          const [copy] = edits.add([feature], shape.kind);
          onCopied(copy!);
        }}
      />
      <ShapeForm
        feature={shape.feature}
        usual={usualOf(item, keyNames, shape)}
        levels={levels}
        onFeature={(feature) => edits.replace({ ...shape, feature }, true)}
      />
    </>
  );
}

/** The default style of a shape without properties of its own. */
function usualOf(
  item: Item,
  keyNames: Record<string, string>,
  { kind, feature: { geometry } }: Shape,
): Readonly<Record<string, string | number>> {
  const bare = { itemGeojsonType: kind, geojson: { type: 'Feature', properties: {}, geometry } } as const;
  const place = mapPlaceOf(item, keyNames);
  const usual = shapeFeatures(place, bare, null, 'normal')[0]?.properties;
  const chosen = shapeFeatures(place, bare, null, 'selected')[0]?.properties;
  return usual ? { ...usual, selectedFillOpacity: chosen!.fillOpacity } : {};
}
