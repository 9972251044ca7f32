import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** An event's picture at full screen */
export const LazyPictureDialog = lazyPart(
  () => import('./picture-dialog.tsx'),
  ({ default: PictureDialog }) => PictureDialog,
);
