import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The events, in a lazy chunk: the first map does without them. */
export const LazyEventsContent = lazyPart(
  () => import('./events-content.tsx'),
  ({ EventsContent }) => EventsContent,
);
