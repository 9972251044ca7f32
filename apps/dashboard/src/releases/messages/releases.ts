import type german from './releases.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  someWorse: { n: number };
  counted: { time: string };
  canary: { branches: string };
  since: { time: string };
  recent: { failures: number; loads: number };
  total: { failures: number; loads: number };
  incomplete: { version: string; isServed: boolean; served: string };
  missingFiles: { keys: string };
  bucketUnread: { time: string };
  edgeVersion: { version: string };
  takenBack: { versions: string };
  retained: { n: number };
}

/** Texts of the releases and their health. */
export const releasesMessages = messageArea<typeof german, Values>('releases');
