import type german from './manage.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Second group of the dashboard's navigation. */
export const manageMessages = messageArea<typeof german>('manage');
