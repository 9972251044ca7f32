import type german from './import.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  checking: { done: number; of: number };
  writing: { done: number; of: number };
  cancelled: { n: number; of: number };
  fault: { fault: string };
  mappingIntro: { n: number; format: string };
  fieldOf: { column: string };
  target: { target: string };
  shared: { names: string };
  moreColumns: { names: string };
  categoryOf: { value: string };
  times: { n: number };
  new: { n: number };
  changed: { n: number };
  unchanged: { n: number };
  refused: { n: number };
  row: { n: number };
  write: { n: number };
  written: { n: number };
  mapCount: { n: number };
  far: { n: number; km: number };
  duplicates: { n: number };
  similar: { title: string; m: number };
  duplicateOf: { title: string };
  leftOut: { values: string };
  leftOutCount: { n: number };
  leftOutValue: { name: string; value: string };
  problem: { code: string; value: string };
  refusal: { code: string; value: string };
  undone: { trashed: number; restored: number };
  kept: { n: number; titles: string };
  recentRow: { created: number; changed: number };
  undoOf: { name: string };
}

/** Texts of the import of places. */
export const importMessages = messageArea<typeof german, Values>('import');
