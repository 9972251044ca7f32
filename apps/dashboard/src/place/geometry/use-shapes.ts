import type { Feature, FeatureCollection, Position } from 'geojson';
import { useState } from 'react';
import { drafts } from '../../unsent/drafts.ts';
import { drawnPositions, geojsonOf, shapesOf, withPart, type Part, type Shape } from './shapes.ts';

type Geojson = Feature | FeatureCollection;

export interface EditedShapes {
  shapes: readonly Shape[];
  /** Incremented with each change that was not made by drawing */
  round: number;
  isChanged: boolean;
  /** The shapes were restored from an unsaved draft of an earlier visit. */
  isOldDraft: boolean;
  canUndo: boolean;
  geojson(): Geojson;
  draw(key: string, part: Pick<Part, 'kind' | 'positions'>, properties: Feature['properties']): void;
  move(key: string, index: number, positions: Position[]): void;
  /** @param isDrawn the change was made by drawing */
  set(shapes: readonly Shape[], isDrawn?: boolean): void;
  undo(): void;
  /** Discards the changes and reloads the stored geometry. */
  reset(geojson: Geojson | undefined): void;
}

const newKey = () => crypto.randomUUID();

function readDraft(draftKey: string): Geojson | undefined {
  try {
    return (JSON.parse(drafts.read(draftKey) ?? 'null') as Geojson | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The shapes of one geometry while they are edited, with undo; persisted on this device. */
export function useShapes(draftKey: string, stored: Geojson | undefined): EditedShapes {
  const [draft] = useState(() => readDraft(draftKey));
  const [base, setBase] = useState(stored);
  const [state, setState] = useState(() => {
    const first = draft ?? stored;
    return { shapes: (first ? shapesOf(first, newKey) : []) as readonly Shape[], round: 0, isChanged: Boolean(draft) };
  });
  const [steps, setSteps] = useState<(readonly Shape[])[]>([]);
  const [isOldDraft, setOldDraft] = useState(Boolean(draft));
  const write = (shapes: readonly Shape[], round: number) => {
    setState({ shapes, round, isChanged: true });
    setOldDraft(false);
    drafts.write(draftKey, JSON.stringify(geojsonOf(shapes, base)));
  };
  const set = (shapes: readonly Shape[], isDrawn = false) => {
    setSteps([...steps, state.shapes]);
    write(shapes, isDrawn ? state.round : state.round + 1);
  };
  return {
    ...state,
    isOldDraft,
    canUndo: steps.length > 0,
    geojson: () => geojsonOf(state.shapes, base),
    draw(key, { kind, positions: drawn }, properties) {
      const positions = drawnPositions(drawn);
      const coordinates = kind === 'Point' ? positions[0]! : kind === 'LineString' ? positions : [positions];
      const geometry = { type: kind, coordinates } as Feature['geometry'];
      set([...state.shapes, { key, feature: { type: 'Feature', properties, geometry } }], true);
    },
    move(key, index, positions) {
      const shape = state.shapes.find((one) => one.key === key);
      const feature = shape && withPart(shape.feature, index, positions);
      if (!feature || feature === shape.feature) return;
      set(
        state.shapes.map((one) => (one.key === key ? { key, feature } : one)),
        true,
      );
    },
    set,
    undo() {
      write(steps.at(-1)!, state.round + 1);
      setSteps(steps.slice(0, -1));
    },
    reset(geojson) {
      drafts.remove(draftKey);
      setBase(geojson);
      setSteps([]);
      setOldDraft(false);
      setState({ shapes: geojson ? shapesOf(geojson, newKey) : [], round: state.round + 1, isChanged: false });
    },
  };
}
