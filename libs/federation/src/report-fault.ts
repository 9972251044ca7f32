import type { Surface } from '@umkreis/contract/boot.ts';

declare global {
  interface Window {
    /** Of the page's first script, build/report-faults.js; a shell of an earlier release has none. */
    reportFault?(error: unknown, surface?: Surface): void;
  }
}

/**
 * Tells the edge that code of a release failed where somebody caught it; what nobody catches is told by itself.
 * @param surface that has to be replaced by a notice; not given: the one that the error names
 */
export function reportFault(error: unknown, surface?: Surface): void {
  globalThis.window?.reportFault?.(error, surface);
}
