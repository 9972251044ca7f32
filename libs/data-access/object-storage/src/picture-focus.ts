/** Focus in the columns of a medium; both are null for the centre. */
export interface FocusRow {
  focus_x: number | null;
  focus_y: number | null;
}

/** The focus of a row; undefined: the centre */
export const focusOf = ({ focus_x, focus_y }: FocusRow): { x: number; y: number } | undefined =>
  focus_x === null || focus_y === null ? undefined : { x: focus_x, y: focus_y };
