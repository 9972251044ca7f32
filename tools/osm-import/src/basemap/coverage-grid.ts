import { turnedTo } from '../geometry/box-on-circle.ts';
import type { Box } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';

/** Cells along the longer side of the box */
const CELLS = 128;
/** Empty cells around the box, so that no outline ends at the grid's edge */
const MARGIN = 6;

/** Which square cells of a box contain features; row 0 is the northern one. */
export class CoverageGrid {
  readonly width: number;
  readonly height: number;
  readonly #box: Box;
  readonly #size: [lon: number, lat: number];
  readonly #origin: Position;
  cells: Uint8Array;

  /** @param box its east is beyond 180° if it crosses the antimeridian */
  constructor(box: Box) {
    const [west, south, east, north] = box;
    this.#box = box;
    const flat = Math.cos(((south + north) / 2) * (Math.PI / 180));
    const step = Math.max((east - west) * flat, north - south, 1e-4) / CELLS;
    this.#size = [step / flat, step];
    this.#origin = [west - MARGIN * this.#size[0], north + MARGIN * step];
    this.width = Math.ceil((east - west) / this.#size[0]) + 2 * MARGIN + 1;
    this.height = Math.ceil((north - south) / step) + 2 * MARGIN + 1;
    this.cells = new Uint8Array(this.width * this.height);
  }

  /** Column and row of a position, fractional. */
  #at(position: Position): [number, number] {
    const [lon, lat] = turnedTo(this.#box, position);
    return [(lon - this.#origin[0]) / this.#size[0], (this.#origin[1] - lat) / this.#size[1]];
  }

  /** The position of a fractional column and row. */
  positionAt(column: number, row: number): Position {
    return [this.#origin[0] + column * this.#size[0], this.#origin[1] - row * this.#size[1]];
  }

  #mark(column: number, row: number): void {
    const [x, y] = [Math.floor(column), Math.floor(row)];
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.cells[y * this.width + x] = 1;
  }

  point(position: Position): void {
    this.#mark(...this.#at(position));
  }

  line(positions: readonly Position[]): void {
    for (let index = 1; index < positions.length; index++) {
      const [ax, ay] = this.#at(positions[index - 1]!);
      const [bx, by] = this.#at(positions[index]!);
      const steps = Math.min(4 * CELLS, Math.ceil(2 * Math.max(Math.abs(bx - ax), Math.abs(by - ay), 0.5)));
      for (let step = 0; step <= steps; step++)
        this.#mark(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
    }
  }

  /** Marks cells whose centre is inside rings, by the even-odd rule; the first ring is the outer one. */
  area(rings: readonly Position[][]): void {
    const edges = rings.map((ring) => ring.map((position) => this.#at(position)));
    const rows = edges[0]!.map(([, row]) => row);
    const first = Math.max(0, Math.floor(rows.reduce((a, b) => Math.min(a, b))));
    const last = Math.min(this.height - 1, Math.floor(rows.reduce((a, b) => Math.max(a, b))));
    for (let row = first; row <= last; row++) {
      const crossings: number[] = [];
      for (const ring of edges)
        for (let index = 1; index < ring.length; index++) {
          const [[ax, ay], [bx, by]] = [ring[index - 1]!, ring[index]!];
          if (ay <= row + 0.5 === by <= row + 0.5) continue;
          crossings.push(ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax));
        }
      crossings.sort((a, b) => a - b);
      for (let index = 0; index + 1 < crossings.length; index += 2)
        for (let column = Math.ceil(crossings[index]! - 0.5); column + 0.5 <= crossings[index + 1]!; column++)
          this.#mark(column, row);
    }
  }
}

/** Cells with a marked cell within a number of cells (dilation). */
export function grown(cells: Uint8Array, width: number, by: number): Uint8Array {
  let now = cells;
  for (let step = 0; step < by; step++) {
    const next = now.slice();
    for (let at = 0; at < now.length; at++) {
      if (!now[at]) continue;
      const column = at % width;
      if (column > 0) next[at - 1] = 1;
      if (column < width - 1) next[at + 1] = 1;
      if (at >= width) next[at - width] = 1;
      if (at + width < now.length) next[at + width] = 1;
    }
    now = next;
  }
  return now;
}

/** Cells without an unmarked cell within a number of cells (erosion). */
export const shrunk = (cells: Uint8Array, width: number, by: number): Uint8Array =>
  inverted(grown(inverted(cells), width, by));

const inverted = (cells: Uint8Array) => cells.map((cell) => 1 - cell);
