import { atom } from 'jotai';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { mapActions } from '../actions/map-actions.ts';
import { addressAtom, isPassing } from '../address/address.ts';
import { listAtom } from '../address/opened-atoms.ts';
import { queryValueAtom } from '../address/query.ts';
import { showChatCardAtom } from '../chat/chat-history.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { closeListAtom } from '../my-list/opened-list-atom.ts';
import { draftAtom } from '../search-draft/search-draft.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { panelKindAtom } from './opened-panel-atom.ts';

/**
 * Closes what was opened last: a control, a menu or a raised sheet, else the visible panel in the way that its close
 * button does.
 */
export const closeLastAtom = atom(null, (get, set) => {
  const { state } = get(addressAtom);
  const open = state?.open ?? [];
  const last = open.at(-1);
  if (last !== undefined && isPassing(last)) {
    set(addressAtom, { state, open: open.slice(0, -1), closes: true });
    return;
  }
  const { close, clear } = mapActions({ get, set });
  switch (get(panelKindAtom)) {
    case 'chat':
      return set(showChatCardAtom, false);
    case 'my-list':
      return set(closeListAtom);
    case 'events':
      return set(queryValueAtom('events'), null, { closes: true });
    case 'filtered':
      return set(filterAtom, noFilter, { closes: true });
    case 'in-view':
      return set(listAtom, false);
    case 'results':
      set(draftAtom, '');
      return clear();
    default:
      if (get(selectionAtom).kind !== 'none') close();
  }
});
