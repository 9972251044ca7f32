import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Options {
  /** Replaces the page after an error. */
  failed: ReactNode;
  report(error: unknown): void;
}

/** Renders a page with a single error boundary around all of it. */
export function drawPage(element: Element, page: ReactNode, { failed, report }: Options): void {
  const root = createRoot(element, {
    onUncaughtError(error) {
      report(error);
      root.render(failed);
    },
  });
  root.render(page);
}
