import { useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { useGuide } from '../guide-context.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { curatedAtom, foundSearchTextAtom, shortcutAtom } from '../results/results-atoms.ts';
import { placeAtom } from '../selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '../selected/streets-and-buildings.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** The page's heading; the document's title is what is open. */
export const PageHeading = memo(function PageHeading({ children }: { children: ReactNode }) {
  const { branch, product } = useGuide().boot;
  const t = useMessages(mapMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const place = useAtomValue(placeAtom);
  const streetOrBuilding = useAtomValue(streetOrBuildingAtom);
  const searchText = useAtomValue(foundSearchTextAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const curated = useAtomValue(curatedAtom);
  const home = branch?.title ?? t.map;
  const currentTitle = () => {
    if (searchText) return tGuide.resultsFor({ query: searchText });
    if (shortcut) return `${pick(shortcut.title)} · ${home}`;
    return curated ? pick(curated.title) : home;
  };
  useDocumentTitle(place ? placeTitle(place, pick) : (streetOrBuilding?.feature.title ?? currentTitle()), product.name);
  return <h1 className="sr-only">{children}</h1>;
});
