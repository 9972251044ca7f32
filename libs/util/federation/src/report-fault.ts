import type { Surface } from '@umkreis/contract/boot.ts';

declare global {
  interface Window {
    /** Defined by the page's first script, tools/build/src/report-faults.js; missing in older releases of the shell. */
    reportFault?(error: unknown, surface?: Surface): void;
  }
}

/**
 * Reports an error that was caught in code of a release to the edge; uncaught errors are reported
 * automatically.
 * @param surface the one replaced by a fallback; omitted: the one in the error's stack
 */
export function reportFault(error: unknown, surface?: Surface): void {
  globalThis.window?.reportFault?.(error, surface);
}
