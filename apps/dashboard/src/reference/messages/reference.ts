import type german from './reference.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  wordsOf: { language: string };
  takeKind: { kind: string };
  count: { n: number };
  more: { n: number };
  mainName: { language: string };
  subName: { language: string };
  keyText: { language: string };
  valueText: { language: string };
  keyTitle: { language: string };
  listTitle: { language: string };
  listText: { language: string };
  places: { n: number };
  moveUp: { name: string };
  moveDown: { name: string };
  take: { name: string };
  unfeature: { name: string };
  fieldError: { field: string };
}

/** Reference data, lists and featured places in the dashboard. */
export const referenceMessages = messageArea<typeof german, Values>('reference');
