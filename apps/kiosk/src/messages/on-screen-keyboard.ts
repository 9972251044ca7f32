import type german from './on-screen-keyboard.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

export const keyboardMessages = messageArea<typeof german>('on-screen-keyboard');
