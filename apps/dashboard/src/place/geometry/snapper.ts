import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { metresPerPixel, snapPosition, type Snap } from '@umkreis/geometry/shapes/snap-position.ts';
import { drawnPositions } from './shapes.ts';
import type { NamedTarget } from './surrounding-shapes.ts';

/** Distance at which a position snaps, px */
const TOLERANCE_PX = 12;

/** A shape to which positions snap; with a key if it is edited itself. */
export interface SnappingTarget extends NamedTarget {
  key?: string;
}

/** Where a position has snapped: on the map in pixels from its top left corner. */
export interface SnapHint {
  x: number;
  y: number;
  kind: Snap<NamedTarget>['kind'];
  name: string;
}

/** Snaps drawn positions to corners and edges, and publishes where; the map is passed when it exists. */
export class Snapper {
  #map: MapLibreMap | null = null;
  #targets: readonly SnappingTarget[] = [];
  #isOn = true;
  /** Switched off while a key is held */
  isPaused = false;
  #hint: SnapHint | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly hint = (): SnapHint | null => this.#hint;

  attach(map: MapLibreMap | null): void {
    this.#map = map;
  }

  setTargets(targets: readonly SnappingTarget[], isOn: boolean): void {
    this.#targets = targets;
    this.#isOn = isOn;
    if (!isOn) this.clear();
  }

  clear(): void {
    this.#publish(null);
  }

  /**
   * The corner or edge near a position, which is then published as the hint.
   * @param at [lon, lat], degrees
   * @param exceptKey edited shape that is being changed itself
   * @returns [lon, lat], degrees
   */
  snap(at: Position, exceptKey?: string): Position | undefined {
    const found = this.#find(at, exceptKey);
    if (!found || !this.#map) {
      this.clear();
      return undefined;
    }
    const { x, y } = this.#map.project(found.position);
    this.#publish({ x, y, kind: found.kind, name: found.target.name });
    return drawnPositions([found.position])[0];
  }

  /** Moves positions together, by the shortest way from one of them to a corner or edge. */
  snapTogether(positions: readonly Position[], exceptKey: string): Position[] {
    const found = positions.map((position) => ({ position, snap: this.#find(position, exceptKey) }));
    const rank = ({ snap }: (typeof found)[number]) => (snap?.kind === 'edge' ? 1e6 : 0) + (snap?.metres ?? Infinity);
    const [best] = found.filter(({ snap }) => snap).toSorted((a, b) => rank(a) - rank(b));
    this.clear();
    if (!best?.snap) return [...positions];
    const [lon, lat] = [best.snap.position[0] - best.position[0]!, best.snap.position[1] - best.position[1]!];
    return drawnPositions(positions.map((position) => [position[0]! + lon, position[1]! + lat]));
  }

  #find(at: Position, exceptKey: string | undefined): Snap<SnappingTarget> | undefined {
    if (!this.#map || !this.#isOn || this.isPaused) return undefined;
    const targets = this.#targets.filter(({ key }) => key === undefined || key !== exceptKey);
    return snapPosition(at, targets, TOLERANCE_PX * metresPerPixel(at[1]!, this.#map.getZoom()));
  }

  #publish(hint: SnapHint | null): void {
    if (hint === this.#hint) return;
    this.#hint = hint;
    for (const listener of this.#listeners) listener();
  }
}
