import type german from './branch.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  unsaved: { n: number };
  configured: { value: string };
  zoomOf: { screen: string };
  pitchOf: { screen: string };
  hasSeason: { season: string };
  level: { key: string };
  moveUp: { name: string };
  moveDown: { name: string };
  removeAppPicture: { number: number };
  allOf: { name: string };
}

/** Texts of editing a branch: texts, appearance, start view, seasons, floors and shortcuts. */
export const branchMessages = messageArea<typeof german, Values>('branch');
