import type german from './messages/legal.de.json';
import { messageArea } from './message-area.ts';

/** Names of the imprint, the privacy policy and the accessibility statement. */
export const legalMessages = messageArea<typeof german>('legal');
