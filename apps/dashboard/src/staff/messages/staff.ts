import type german from './staff.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  count: { n: number };
  removeSure: { name: string };
}

/** Members of the dashboard and their rights. */
export const staffMessages = messageArea<typeof german, Values>('staff');
