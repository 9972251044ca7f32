import type german from './problems.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Messages for the API's problem types, by the last part of the type; conflicts have their own texts. */
export const problemMessages = messageArea<typeof german>('problems');
