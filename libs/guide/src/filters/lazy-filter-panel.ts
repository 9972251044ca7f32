import { lazy } from 'react';

/** Fetches the filter's code; the map does it while nobody waits. */
export const loadFilterPanel = () => import('./filter-panel.tsx').then(({ FilterPanel }) => ({ default: FilterPanel }));

/** The filter panel, in a chunk of its own: the first map does without it. */
export const LazyFilterPanel = lazy(loadFilterPanel);
