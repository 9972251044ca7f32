import { atom, type WritableAtom } from 'jotai';
import { branchAtom, isKioskAtom } from '../store/surface.ts';
import { emptyList, type MyList } from './listed-entries.ts';
import { listKey, readList, writeList } from './stored-list.ts';

interface Stored {
  list: MyList;
  /** The device did not store the last change: it lasts until the page is closed. */
  isUnsaved: boolean;
}
type Change = (list: MyList) => MyList;
type StoredListAtom = WritableAtom<Stored, [Change], void>;

const branchIdAtom = atom((get) => get(branchAtom)?.shortId);

/** One atom per store: a kiosk's list ends with its session, since the next visitor uses the same browser. */
const storedListAtom = atom((get) => (get(isKioskAtom) ? sessionList() : deviceList(listKey(get(branchIdAtom)))));

function sessionList(): StoredListAtom {
  const listAtom = atom(emptyList);
  return atom(
    (get) => ({ list: get(listAtom), isUnsaved: false }),
    (_get, set, change) => set(listAtom, change),
  );
}

/** A list in the device's storage, which follows the changes of other tabs while it is mounted. */
function deviceList(key: string): StoredListAtom {
  const stateAtom = atom<Stored>({ list: readList(key) ?? emptyList, isUnsaved: false });
  stateAtom.onMount = (set) => {
    // An unsaved list is newer than what the storage has.
    const follow = () =>
      set((before) => (before.isUnsaved ? before : { ...before, list: readList(key) ?? before.list }));
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) follow();
    };
    follow();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  };
  return atom(
    (get) => get(stateAtom),
    (get, set, change) => {
      const { list: own, isUnsaved } = get(stateAtom);
      // Reads again: another tab may have changed the list in this moment.
      const list = change((!isUnsaved && readList(key)) || own);
      set(stateAtom, { list, isUnsaved: !writeList(key, list) });
    },
  );
}

/** The visitor's own list, on this device or in this session of a kiosk; write it with a change. */
export const myListAtom = atom(
  (get) => get(get(storedListAtom)).list,
  (get, set, change: Change) => set(get(storedListAtom), change),
);

/** The device could not store the list: its storage is full or blocked. */
export const isListUnsavedAtom = atom((get) => get(get(storedListAtom)).isUnsaved);

/** Number of the visitor's entries */
export const listCountAtom = atom((get) => get(myListAtom).entries.length);
