import type german from './geometry.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  shapes: { count: number };
  edit: { name: string };
  remove: { name: string };
  removed: { name: string };
  imported: { count: number };
  importInvalid: { reason: string };
  shape: { index: number };
  holes: { count: number };
  usual: { value: string };
  numberError: { most: number };
  colourOf: { name: string };
  invalid: { reason: string };
  snapCorner: { name: string };
  snapEdge: { name: string };
  degreesValue: { degrees: number };
  degreesError: { most: number };
  moveBy: { direction: string };
  othersStored: { count: number };
  cornerOf: { index: number; count: number };
  cornerMoved: { index: number; distance: string };
  cornerAdded: { index: number; count: number };
  cornerRemoved: { index: number; count: number };
  metresTo: { metres: number; direction: string };
}

/** Texts of a place's geometry in the dashboard. */
export const geometryMessages = messageArea<typeof german, Values>('geometry');
