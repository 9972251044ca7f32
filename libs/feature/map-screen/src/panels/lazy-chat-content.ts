import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The chat, in a lazy chunk: the first map does without it. */
export const LazyChatContent = lazyPart(
  () => import('./chat-content.tsx'),
  ({ ChatContent }) => ChatContent,
);
