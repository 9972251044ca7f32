import type german from './login.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Texts of the login and of an expired login. */
export const loginMessages = messageArea<typeof german>('login');
