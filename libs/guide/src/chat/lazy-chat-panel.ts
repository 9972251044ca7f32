import { lazy } from 'react';

/** The chat card, loaded when it is first opened. */
export const LazyChatPanel = lazy(() => import('./chat-panel.tsx'));
