import type german from './branch-settings.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  settingName: { field: string };
  fieldError: { field: string };
}

/** Names of a branch's settings and their validation errors. */
export const branchSettingMessages = messageArea<typeof german, Values>('branch-settings');
