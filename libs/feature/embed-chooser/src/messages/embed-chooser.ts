import type german from './embed-chooser.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  intro: { guide: string };
}

/** Texts of the page that generates the HTML for an embedded list. */
export const embedChooserMessages = messageArea<typeof german, Values>('embed-chooser');
