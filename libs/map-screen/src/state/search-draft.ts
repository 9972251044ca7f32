import { atom } from 'jotai';
import { pathAtom } from '@umkreis/guide/url/address.ts';
import { mapActions, type Store } from './map-actions.ts';
import { wordsAtom } from './selection-atoms.ts';

/** Words rest for this long before the URL follows, ms. */
const rest = 250;

/** What was typed since the URL last got its words */
interface Typed {
  text: string;
  /** Where the visitor was */
  path: string;
  /** The URL's words then: when they change, back, forward or a link has won */
  over: string;
}

const typedAtom = atom<Typed | null>(null);

/** What is being typed: at once in its field, after a rest in the URL. */
export const draftAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    const words = get(wordsAtom);
    return typed?.over === words ? typed.text : words;
  },
  (get, set, text: string) => set(typedAtom, { text, path: get(pathAtom), over: get(wordsAtom) }),
);

/** null: nobody has typed yet */
const askedWordsAtom = atom<string | null>(null);

/** The words that results are for; '': none. They follow what is typed, but are drawn after its field. */
export const searchedAtom = atom((get) => get(askedWordsAtom) ?? get(wordsAtom).trim());

/** Whether streets are to be looked through for the words. */
export const mayNameStreetAtom = atom((get) => get(searchedAtom).length > 1);

/** Whether houses are. */
export const mayNameHouseAtom = atom((get) => /\d/.test(get(searchedAtom)));

const followerAtom = atom<{ sendNow(): void } | null>(null);

/** The URL has what was typed at once: what is opened next has an entry of the history after it. */
export const sendDraftAtom = atom(null, (get) => get(followerAtom)?.sendNow());

/**
 * Lets results and URL follow what is typed. Whoever opened something since stays on it.
 * @param onSend told of the words that leave
 * @returns a function that ends it
 */
export function followDraft(store: Store, onSend: (words: string) => void): () => void {
  const { setWords } = mapActions(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = ({ text, path }: Typed) => {
    onSend(text);
    setWords(text, path !== store.get(pathAtom));
  };
  /** What the URL has not got yet */
  const waiting = () => {
    clearTimeout(timer);
    const typed = store.get(typedAtom);
    const words = store.get(wordsAtom);
    if (typed && typed.over !== words) store.set(typedAtom, null);
    return typed?.over === words && typed.text !== words ? typed : null;
  };
  const sendNow = () => {
    const typed = waiting();
    if (typed) send(typed);
  };
  const look = () => {
    const typed = waiting();
    if (!typed) return;
    const isLeft = typed.path !== store.get(pathAtom);
    timer = setTimeout(() => send(typed), typed.text === '' || isLeft ? 0 : rest);
  };
  const ask = () => store.set(askedWordsAtom, store.get(draftAtom).trim());
  const stops = [typedAtom, wordsAtom, pathAtom].map((followed) => store.sub(followed, look));
  stops.push(store.sub(draftAtom, ask));
  store.set(followerAtom, { sendNow });
  look();
  return () => {
    clearTimeout(timer);
    store.set(followerAtom, null);
    for (const stop of stops) stop();
  };
}
