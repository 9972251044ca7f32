import type { Feature, FeatureCollection, Position } from 'geojson';
import { useState } from 'react';
import { drafts } from '../../outbox/drafts.ts';
import { readShapesDraft, shapesDraft } from './shapes-draft.ts';
import { drawnPositions, geojsonOf, shapesOf, withPart, type Part, type Shape } from './shapes.ts';
import type { GeojsonType } from './type-name.ts';

type Geojson = Feature | FeatureCollection;

export interface EditedShapes {
  shapes: readonly Shape[];
  /** Incremented with each change that was not made by drawing */
  round: number;
  isChanged: boolean;
  /** The shapes were restored from an unsaved draft of an earlier visit. */
  isOldDraft: boolean;
  canUndo: boolean;
  canRedo: boolean;
  geojson(): Geojson;
  draw(shape: Pick<Shape, 'key' | 'kind'>, part: Pick<Part, 'kind' | 'positions'>, properties: Properties): void;
  move(key: string, index: number, positions: Position[]): void;
  /** @param isDrawn the change was made by drawing */
  set(shapes: readonly Shape[], isDrawn?: boolean): void;
  undo(): void;
  redo(): void;
  /** Discards the changes and reloads the stored geometry. */
  reset(geojson: Geojson | undefined, kind: GeojsonType | undefined): void;
}

type Properties = Feature['properties'];
const newKey = () => crypto.randomUUID();

/** Earlier and later states of the shapes, for undo and redo. */
interface Steps {
  undone: readonly (readonly Shape[])[];
  done: readonly (readonly Shape[])[];
}
const noSteps: Steps = { done: [], undone: [] };

/**
 * The shapes of one geometry while they are edited, with undo and redo; persisted on this device.
 * @param kind stored kind; undefined: a new geometry
 */
export function useShapes(draftKey: string, stored: Geojson | undefined, kind: GeojsonType | undefined): EditedShapes {
  const [draft] = useState(() => readShapesDraft(drafts.read(draftKey), kind, newKey));
  const [base, setBase] = useState(stored);
  const [state, setState] = useState(() => {
    const shapes: readonly Shape[] = draft ?? (stored ? shapesOf(stored, kind, newKey) : []);
    return { shapes, round: 0, isChanged: isCorrected(shapes, kind) || Boolean(draft) };
  });
  const [steps, setSteps] = useState(noSteps);
  const [isOldDraft, setOldDraft] = useState(Boolean(draft));
  const write = (shapes: readonly Shape[], round: number) => {
    setState({ shapes, round, isChanged: true });
    setOldDraft(false);
    drafts.write(draftKey, shapesDraft(shapes));
  };
  const set = (shapes: readonly Shape[], isDrawn = false) => {
    setSteps({ done: [...steps.done, state.shapes], undone: [] });
    write(shapes, isDrawn ? state.round : state.round + 1);
  };
  return {
    ...state,
    isOldDraft,
    canUndo: steps.done.length > 0,
    canRedo: steps.undone.length > 0,
    geojson: () => geojsonOf(state.shapes, base),
    draw(shape, { kind: type, positions: drawn }, properties) {
      const positions = drawnPositions(drawn);
      const coordinates = type === 'Point' ? positions[0]! : type === 'LineString' ? positions : [positions];
      const geometry = { type, coordinates } as Feature['geometry'];
      set([...state.shapes, { ...shape, feature: { type: 'Feature', properties, geometry } }], true);
    },
    move(key, index, positions) {
      const shape = state.shapes.find((one) => one.key === key);
      const feature = shape && withPart(shape.feature, index, positions);
      if (!feature || feature === shape.feature) return;
      set(
        state.shapes.map((one) => (one.key === key ? { ...one, feature } : one)),
        true,
      );
    },
    set,
    undo() {
      const before = steps.done.at(-1);
      if (!before) return;
      setSteps({ done: steps.done.slice(0, -1), undone: [...steps.undone, state.shapes] });
      write(before, state.round + 1);
    },
    redo() {
      const after = steps.undone.at(-1);
      if (!after) return;
      setSteps({ done: [...steps.done, state.shapes], undone: steps.undone.slice(0, -1) });
      write(after, state.round + 1);
    },
    reset(geojson, storedKind) {
      drafts.remove(draftKey);
      setBase(geojson);
      setSteps(noSteps);
      setOldDraft(false);
      const shapes = geojson ? shapesOf(geojson, storedKind, newKey) : [];
      setState({ shapes, round: state.round + 1, isChanged: isCorrected(shapes, storedKind) });
    },
  };
}

/** Whether stored shapes contradicted their kind, so that they have another one now. */
const isCorrected = (shapes: readonly Shape[], kind: GeojsonType | undefined) =>
  kind !== undefined && shapes.some((shape) => shape.kind !== kind);
