import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The agenda, in a chunk of its own: the first map does without it. */
export const LazyEventsContent = lazyPart(
  () => import('./events-content.tsx'),
  ({ EventsContent }) => EventsContent,
);
