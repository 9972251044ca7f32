import type german from './kiosk-editor.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

type Unit = 'now' | 'minutes' | 'hours' | 'days';

/** Values of the messages that contain some. */
interface Values {
  count: { n: number };
  ago: { n: number; unit: Unit };
  homeDone: { time: string };
  reloadDone: { time: string };
  percent: { n: number };
  degrees: { n: number };
  noticeHint: { n: number };
  mostNotices: { n: number };
  codeText: { address: string };
  codeUntil: { time: string };
  visitsText: { today: number; yesterday: number; total: number };
  errors: { n: number };
  errorCount: { n: number; time: string };
  pictureDone: { time: string };
  pictureAlt: { name: string };
  pictureTaken: { time: string };
  pictureOfMap: { time: string };
  timesZone: { zone: string };
}

/** Kiosks in the dashboard. */
export const kioskEditorMessages = messageArea<typeof german, Values>('kiosk-editor');
