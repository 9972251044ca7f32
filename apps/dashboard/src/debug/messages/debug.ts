import type german from './debug.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  failuresOf: { faults: number; loads: number };
  canary: { version: string; branches: string };
}

/** Texts of the dashboard's diagnostics page. */
export const debugMessages = messageArea<typeof german, Values>('debug');
