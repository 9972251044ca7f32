/** A cell of the grid; row -1 is the header. */
export interface GridCell {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
  /** Number of visible rows */
  page: number;
}

/**
 * The cell to which a key moves the focus, following the WAI-ARIA grid pattern.
 * @returns undefined if the key does not move the focus
 */
export function gridStep(
  key: string,
  isCtrl: boolean,
  at: GridCell,
  { rows, columns, page }: Size,
): GridCell | undefined {
  const clamp = (row: number, column: number): GridCell => ({
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (key) {
    case 'ArrowDown':
      return clamp(at.row + 1, at.column);
    case 'ArrowUp':
      return clamp(at.row - 1, at.column);
    case 'ArrowRight':
      return clamp(at.row, at.column + 1);
    case 'ArrowLeft':
      return clamp(at.row, at.column - 1);
    case 'PageDown':
      return clamp(at.row + page, at.column);
    case 'PageUp':
      return clamp(Math.max(0, at.row - page), at.column);
    case 'Home':
      return clamp(isCtrl ? 0 : at.row, 0);
    case 'End':
      return clamp(isCtrl ? rows - 1 : at.row, columns - 1);
    default:
      return undefined;
  }
}
