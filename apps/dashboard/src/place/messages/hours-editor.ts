import type german from './hours-editor.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  season: { dates: string };
  state: { day: string };
  from: { day: string };
  to: { day: string };
  openEndOf: { day: string };
  addTimeRange: { day: string };
  removeTimeRange: { day: string; timeRange: string };
  comment: { day: string };
  addComment: { day: string };
  copy: { day: string };
  copyTo: { day: string };
  removeSeason: { dates: string };
  exception: { dates: string };
  removeException: { dates: string };
  weeksNote: { zone: string };
  readAsEvening: { words: string };
  readAsWorkdays: { words: string };
  unknownWord: { words: string };
  noEnd: { words: string };
  noBegin: { words: string };
  noTimes: { words: string };
  ambiguous: { words: string };
}

/** Texts of the opening-hours editor in the dashboard. */
export const hoursEditorMessages = messageArea<typeof german, Values>('hours-editor');
