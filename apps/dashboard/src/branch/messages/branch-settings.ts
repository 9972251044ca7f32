import type german from './branch-settings.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  settingName: { field: string };
  fieldError: { field: string };
  pictures: { n: number };
}

/** Names of a branch's settings, their validation errors and words for their values. */
export const branchSettingMessages = messageArea<typeof german, Values>('branch-settings');
