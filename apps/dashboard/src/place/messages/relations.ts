import type german from './relations.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  kind: { id: number };
  remove: { name: string };
  added: { name: string };
  removed: { name: string };
  open: { name: string };
  allEvents: { count: number };
  inList: { name: string };
  outOfList: { name: string };
  featuredDone: { day: string };
  featuredEnded: { day: string };
  editMention: { name: string };
  removeMention: { name: string };
  editJson: { type: string };
  jsonError: { reason: string };
}

/** Texts of a place's relations in the dashboard. */
export const relationsMessages = messageArea<typeof german, Values>('relations');
