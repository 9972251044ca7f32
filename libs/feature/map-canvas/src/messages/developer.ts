import type german from './developer.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Texts that are only visible to developers. */
export const developerMessages = messageArea<typeof german>('developer');
