import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Media at full screen */
export const LazyMediaDialog = lazyPart(
  () => import('./media-dialog.tsx'),
  ({ default: MediaDialog }) => MediaDialog,
);
