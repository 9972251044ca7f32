import type german from './gallery.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  pictures: { place: string };
  position: { index: number; count: number };
  enlarge: { picture: string };
  play: { title: string };
  watchAt: { provider: string };
  playNow: { title: string };
  videoFrom: { provider: string };
  lookAround: { title: string };
  credit: { credit: string };
}

/** Texts of a place's pictures, panoramas and videos. */
export const galleryMessages = messageArea<typeof german, Values>('gallery');
