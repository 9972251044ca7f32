import type german from './audit.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  zone: { zone: string };
  total: { n: number };
  times: { n: number };
  recordCount: { n: number };
}

/** Texts of the dashboard's audit log. */
export const auditMessages = messageArea<typeof german, Values>('audit');
