import { atom } from 'jotai';
import { decodePath } from '@umkreis/contract/decode-path.ts';
import { addressAtom, pathAtom } from '../address/address.ts';
import { queryValueAtom } from '../address/query.ts';
import { isDetail, selectionOf } from './selection.ts';

/** The selection in the URL */
export const selectionAtom = atom((get) => selectionOf(decodePath(get(pathAtom))));

/** Path of the list from which the selection was opened */
export const fromAtom = atom((get) => get(addressAtom).state?.from);

const listAtom = atom((get) => {
  const from = get(fromAtom);
  return from === undefined ? undefined : selectionOf(decodePath(from));
});

/** The list from which a place was opened, which stays highlighted; otherwise the selection itself */
export const contextAtom = atom((get) => {
  const selection = get(selectionAtom);
  return (isDetail(selection) && get(listAtom)) || selection;
});

/** The search text in the URL, updated a moment after the input */
export const searchTextAtom = atom((get) => get(queryValueAtom('q')) ?? '');
