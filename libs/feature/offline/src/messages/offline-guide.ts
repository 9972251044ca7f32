import type german from './offline-guide.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  text: { guide: string };
  textWithoutPlaces: { guide: string };
  size: { size: string };
  saving: { size: string; all: string };
  usage: { size: string };
  savedSince: { date: string; hasPlaces: boolean; places: number; pictures: number; size: string };
  withPictures: { size: string };
}

/** Texts of storing a guide on the device. */
export const offlineGuideMessages = messageArea<typeof german, Values>('offline-guide');
