import { lazy } from 'react';

/** Pictures at full screen, loaded when the first one is opened. */
export const LazyMediaDialog = lazy(() => import('./media-dialog.tsx'));
