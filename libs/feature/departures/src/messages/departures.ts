import type german from './departures.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  inMinutes: { minutes: number };
  towards: { headsign: string };
  line: { line: string };
  platform: { platform: string };
  track: { platform: string };
  late: { minutes: number };
  early: { minutes: number };
  outdated: { day: string };
}

/** Departures on the card of a stop. */
export const departureMessages = messageArea<typeof german, Values>('departures');
