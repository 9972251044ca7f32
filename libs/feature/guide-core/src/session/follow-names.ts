import { atom } from 'jotai';
import type { Store } from '../actions/map-actions.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { isItemUnnamedAtom } from '../selected/selected-place.ts';
import { contextAtom } from '../selection/selection-atoms.ts';
import { categoriesAtom, guideDataAtom, tagsAtom } from '../store/surface.ts';

/** Names of a link's filter that no place of the branch matches, so that the panel can list and remove them */
const isFilterUnnamedAtom = atom((get) => {
  const { mainCategories, subCategories, tagIds } = get(filterAtom);
  const categories = [...get(categoriesAtom).values()];
  const tags = get(tagsAtom);
  return (
    mainCategories.some((main) => categories.every(({ mainCategory }) => mainCategory !== main)) ||
    subCategories.some((sub) => categories.every(({ subCategory }) => subCategory !== sub)) ||
    tagIds.some((id) => !tags.has(id))
  );
});

const isTagUnnamedAtom = atom((get) => {
  const context = get(contextAtom);
  return context.kind === 'tag' && !get(tagsAtom).has(context.id);
});

/** A link or a place of another branch needs names that the branch's places don't use. */
const needsAllNamesAtom = atom(
  (get) =>
    get(guideDataAtom)?.status === 'ready' &&
    (get(isFilterUnnamedAtom) || get(isTagUnnamedAtom) || get(isItemUnnamedAtom)),
);

/** Loads all names as soon as they are needed. @returns a function that unsubscribes */
export function followNames(store: Store): () => void {
  const look = () => {
    if (store.get(needsAllNamesAtom)) store.get(guideDataAtom)?.readAll();
  };
  look();
  return store.sub(needsAllNamesAtom, look);
}
