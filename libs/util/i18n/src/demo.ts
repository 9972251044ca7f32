import type german from './messages/demo.de.json';
import { messageArea } from './message-area.ts';

/** Marks data of an invented region, in place of an attribution. */
export const demoMessages = messageArea<typeof german>('demo');
