import type german from './contest-editor.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  count: { n: number };
  clock: { zone: string };
  participantCount: { n: number };
  erased: { n: number };
  deleteEntry: { name: string };
  deleteEntrySure: { name: string };
  drawnBy: { who: string };
  among: { n: number };
}

/** Texts of contests in the dashboard: editing, entries, draws. */
export const contestEditorMessages = messageArea<typeof german, Values>('contest-editor');
