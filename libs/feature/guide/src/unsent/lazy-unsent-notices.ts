import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Lazy: few visitors ever have unsent input. */
export const LazyUnsentNotices = lazyPart(
  () => import('./unsent-notices.tsx'),
  ({ UnsentNotices }) => UnsentNotices,
);
