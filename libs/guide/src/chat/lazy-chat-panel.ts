import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The chat card, in a chunk of its own: the first map does without it. */
export const LazyChatPanel = lazyPart(
  () => import('./chat-panel.tsx'),
  ({ default: Shown }) => Shown,
);
