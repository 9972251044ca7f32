import { lazy } from 'react';

/** The agenda, in a chunk of its own: the first map does without it. */
export const LazyEventsContent = lazy(() =>
  import('./events-content.tsx').then(({ EventsContent }) => ({ default: EventsContent })),
);
