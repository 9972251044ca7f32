import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Options {
  /** Stands in its place when it failed. */
  failed: ReactNode;
  report(error: unknown): void;
}

/** Draws a page that is a boundary as a whole: React itself says that it failed. */
export function drawPage(element: Element, page: ReactNode, { failed, report }: Options): void {
  const root = createRoot(element, {
    onUncaughtError(error) {
      report(error);
      root.render(failed);
    },
  });
  root.render(page);
}
