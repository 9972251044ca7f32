import type german from './messages/lazy-parts.de.json';
import { messageArea } from './message-area.ts';

export const partMessages = messageArea<typeof german>('lazy-parts');
