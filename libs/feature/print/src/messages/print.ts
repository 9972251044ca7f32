import type german from './print.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  map: { title: string };
  countedPlaces: { count: number };
  firstOf: { count: number; total: number };
  printedOn: { day: string };
}

/** Texts of the print sheet. */
export const printMessages = messageArea<typeof german, Values>('print');
