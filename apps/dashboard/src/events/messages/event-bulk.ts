import type german from './event-bulk.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  selectEvent: { title: string };
  selectedCount: { n: number };
  wasBinned: { n: number };
  wasTakenOut: { n: number };
}

/** Texts of changes to several events. */
export const eventBulkMessages = messageArea<typeof german, Values>('event-bulk');
