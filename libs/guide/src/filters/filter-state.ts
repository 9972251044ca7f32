import { atom } from 'jotai';

/** What narrows the places down. */
export interface FilterState {
  /** English main categories, any of */
  mainCategories: readonly string[];
  /** Tag ids; all of them, but any of those with one key */
  tagIds: readonly string[];
  openNow: boolean;
}

export const noFilter: FilterState = { mainCategories: [], tagIds: [], openNow: false };

export const filterAtom = atom<FilterState>(noFilter);

/** Number of choices in force. */
export const filterCount = ({ mainCategories, tagIds, openNow }: FilterState) => mainCategories.length + tagIds.length + (openNow ? 1 : 0);

/** Adds a value that is missing, removes one that is there. */
export const toggled = (values: readonly string[], value: string) => (values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
