import type german from './messages/streets-and-buildings.de.json';
import { messageArea } from './message-area.ts';

/** Texts of the card of a street or building. */
export const streetAndBuildingMessages = messageArea<typeof german>('streets-and-buildings');
