import { atom } from 'jotai';
import { pathAtom } from '../address/address.ts';
import { mapActions, type Store } from '../actions/map-actions.ts';
import { searchTextAtom } from '../selection/selection-atoms.ts';

/** Delay after the last keystroke before the URL is updated, ms */
const urlDelayMs = 250;

/** Input since the URL's search text last changed */
interface Typed {
  text: string;
  /** Path at the time of the input */
  path: string;
  /**
   * The URL's search text at the time of the input: if it changes, by back, forward or a link, the input is
   * discarded
   */
  over: string;
}

const typedAtom = atom<Typed | null>(null);

/** The input in the search field: updated at once in the field, with a delay in the URL. */
export const draftAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    const searchText = get(searchTextAtom);
    return typed?.over === searchText ? typed.text : searchText;
  },
  (get, set, text: string) => set(typedAtom, { text, path: get(pathAtom), over: get(searchTextAtom) }),
);

/** null: no input yet */
const typedTextAtom = atom<string | null>(null);

/** The search text of the results; '': none. Follows the input, but is rendered after the field. */
export const searchedAtom = atom((get) => get(typedTextAtom) ?? get(searchTextAtom).trim());

/** Whether the search text is long enough to search streets. */
export const mayNameStreetAtom = atom((get) => get(searchedAtom).length > 1);

/** Whether the search text may contain a house number. */
export const mayNameBuildingAtom = atom((get) => /\d/.test(get(searchedAtom)));

const followerAtom = atom<{ sendNow(): void } | null>(null);

/** Writes the input to the URL immediately, so that whatever opens next gets a later history entry. */
export const sendDraftAtom = atom(null, (get) => get(followerAtom)?.sendNow());

/**
 * Updates results and URL with the input. A selection opened in the meantime stays.
 * @param onSend called with each search text written to the URL
 * @returns a function that unsubscribes
 */
export function followDraft(store: Store, onSend: (searchText: string) => void): () => void {
  const { setSearchText } = mapActions(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = ({ text, path }: Typed) => {
    onSend(text);
    setSearchText(text, path !== store.get(pathAtom));
  };
  /** Input that is not in the URL yet */
  const pendingInput = () => {
    clearTimeout(timer);
    const typed = store.get(typedAtom);
    const searchText = store.get(searchTextAtom);
    if (typed && typed.over !== searchText) store.set(typedAtom, null);
    return typed?.over === searchText && typed.text !== searchText ? typed : null;
  };
  const sendNow = () => {
    const typed = pendingInput();
    if (typed) send(typed);
  };
  const look = () => {
    const typed = pendingInput();
    if (!typed) return;
    const isLeft = typed.path !== store.get(pathAtom);
    timer = setTimeout(() => send(typed), typed.text === '' || isLeft ? 0 : urlDelayMs);
  };
  const search = () => store.set(typedTextAtom, store.get(draftAtom).trim());
  const stops = [typedAtom, searchTextAtom, pathAtom].map((followed) => store.sub(followed, look));
  stops.push(store.sub(draftAtom, search));
  store.set(followerAtom, { sendNow });
  look();
  return () => {
    clearTimeout(timer);
    store.set(followerAtom, null);
    for (const stop of stops) stop();
  };
}
