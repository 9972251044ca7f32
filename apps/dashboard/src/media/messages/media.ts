import type german from './media.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  count: { n: number };
  uploadTo: { place: string };
  sending: { percent: number };
  progressOf: { name: string };
  cancelOf: { name: string };
  dismiss: { name: string };
  edit: { title: string };
  size: { width: number; height: number; megabytes: string };
  moveEarlier: { title: string };
  moveLater: { title: string };
}

/** Texts of the dashboard's media. */
export const mediaMessages = messageArea<typeof german, Values>('media');
