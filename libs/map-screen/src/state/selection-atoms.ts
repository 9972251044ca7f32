import { atom } from 'jotai';
import { decodePath } from '@umkreis/contract/decode-path.ts';
import { addressAtom, pathAtom } from '@umkreis/guide/url/address.ts';
import { queryValueAtom } from '@umkreis/guide/url/query.ts';
import { isDetail, selectionOf } from './selection.ts';

/** What the URL selects. */
export const selectionAtom = atom((get) => selectionOf(decodePath(get(pathAtom))));

/** Path of the list that what is selected was opened from */
export const fromAtom = atom((get) => get(addressAtom).state?.from);

const listAtom = atom((get) => {
  const from = get(fromAtom);
  return from === undefined ? undefined : selectionOf(decodePath(from));
});

/** The list that a place was opened from, else the selection itself: it stays highlighted. */
export const contextAtom = atom((get) => {
  const selection = get(selectionAtom);
  return (isDetail(selection) && get(listAtom)) || selection;
});

/** Words searched for, as the URL has them: those typed are there a moment earlier. */
export const wordsAtom = atom((get) => get(queryValueAtom('q')) ?? '');
