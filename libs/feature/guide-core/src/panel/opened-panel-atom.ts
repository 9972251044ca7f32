import { atom } from 'jotai';
import { showChatCardAtom } from '../chat/chat-history.ts';
import { branchAtom, hasDataFailedAtom } from '../store/surface.ts';
import { queryValueAtom } from '../address/query.ts';
import {
  searchQueryAtom,
  chosenTopicAtom,
  curatedAtom,
  foundSearchTextAtom,
  missingTopicAtom,
} from '../results/results-atoms.ts';
import { isListOpenAtom } from '../my-list/opened-list-atom.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { filterPanelAtom, listAtom } from '../address/opened-atoms.ts';

/** Content of the panel */
export type PanelKind =
  | 'filter'
  | 'place'
  | 'street'
  | 'building'
  | 'request'
  | 'gone'
  | 'results'
  | 'chat'
  | 'my-list'
  | 'events'
  | 'topic'
  | 'filtered'
  | 'in-view';

const eventsAtom = queryValueAtom('events');

/** Kind of the open panel, with a key if the kind isn't unique; null: none */
const openedPanelAtom = atom((get): readonly [PanelKind, key?: string] | null => {
  if (get(filterPanelAtom)) return ['filter'];
  const selection = get(selectionAtom);
  if (selection.kind === 'place' || selection.kind === 'street' || selection.kind === 'building')
    return [selection.kind, selection.nanoId];
  if (selection.kind === 'request') return ['request', selection.linkId];
  if (get(missingTopicAtom)) return ['gone'];
  if (get(foundSearchTextAtom)) return ['results'];
  if (get(showChatCardAtom)) return ['chat'];
  if (get(isListOpenAtom)) return ['my-list'];
  if (get(eventsAtom) && get(branchAtom)?.hasEvents) return ['events'];
  const topic = get(chosenTopicAtom);
  if (topic) return ['topic', topic.id];
  if (get(searchQueryAtom)) return ['filtered'];
  return get(listAtom) || get(hasDataFailedAtom) ? ['in-view'] : null;
});

/** Kind of the open panel; null: none */
export const panelKindAtom = atom((get) => get(openedPanelAtom)?.[0] ?? null);

/** Identifies the panel; for a place, street, building, proposal or topic its id */
export const panelKeyAtom = atom((get) => {
  const opened = get(openedPanelAtom);
  return opened ? (opened[1] ?? opened[0]) : undefined;
});

/** A panel is open next to or above the map. */
export const hasPanelAtom = atom((get) => get(panelKindAtom) !== null);

/** Whether the sheet opens at its highest stop */
export const opensAtTopAtom = atom((get) => get(panelKindAtom) === 'filter' || get(curatedAtom) !== null);
