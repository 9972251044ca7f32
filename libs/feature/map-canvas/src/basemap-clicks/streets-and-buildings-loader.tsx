import { memo } from 'react';
import { usePublished } from '@umkreis/guide-core/store/use-published.ts';
import { streetsAndBuildingsAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { useBasemapClicks } from './use-basemap-clicks.ts';

/** Loads the streets and buildings that are selected, searched for or clicked, once for all components. */
export const StreetsAndBuildingsLoader = memo(function StreetsAndBuildingsLoader() {
  usePublished(streetsAndBuildingsAtom, useBasemapClicks());
  return null;
});
