import type { LngLat } from '@umkreis/contract/ref.ts';
import type { ColumnTarget, RowFault } from '@umkreis/contract/place-file.ts';

/** Why a row is not imported. */
export interface RowProblem {
  code: RowFault | 'bad-position' | 'projected' | 'bad-date' | 'id-twice';
  /** As in the file */
  value: string;
  target: ColumnTarget;
}

/** A value that is left out while its row is imported. */
export interface LeftOut {
  code: 'category' | 'tag' | 'country' | 'type' | 'value' | 'key';
  value: string;
  target: ColumnTarget;
}

/** A row of a file in the format of the import. */
export interface MappedRow {
  /** In the file */
  number: number;
  row: Record<string, unknown>;
  position: LngLat | undefined;
  problems: RowProblem[];
  leftOut: LeftOut[];
}
