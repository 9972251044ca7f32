import { atom } from 'jotai';
import { chatPlacesAtom } from '../chat/chat-history.ts';
import { listedPlacesAtom } from '../my-list/opened-list-atom.ts';

/** Places that the open panel highlights on the map: of the chat's last answer, otherwise of the open list */
export const highlightedPlacesAtom = atom((get) => {
  const ofChat = get(chatPlacesAtom);
  return ofChat.length > 0 ? ofChat : get(listedPlacesAtom);
});

/** Changes with each request to show the highlighted places on the map again */
export const fitAtom = atom(0);
