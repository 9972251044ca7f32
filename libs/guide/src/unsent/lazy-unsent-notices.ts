import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Few visitors ever have something that was not sent. */
export const LazyUnsentNotices = lazyPart(
  () => import('./unsent-notices.tsx'),
  ({ UnsentNotices }) => UnsentNotices,
);
