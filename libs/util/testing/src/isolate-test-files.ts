import { afterEach, vi } from 'vitest';

interface PageOfTests {
  happyDOM: { setURL(url: string): void };
}

/** Address at which Vitest opens the page. */
const ADDRESS = 'http://localhost:3000/';

// Runs before each test file. Otherwise files in one process would share the state of a page and of its modules.
// Modules for Node keep no such state; loading those of the API again for each file would take a second.
if (typeof window !== 'undefined') {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  // A clicked link may have left the page at an address without an origin.
  (window as unknown as PageOfTests).happyDOM.setURL(ADDRESS);
}

// Hooks registered first run last, so a file's own `afterEach` still sees its stubs. Vitest's `unstubGlobals` and
// `restoreMocks` act before the next test, which is too late: the next file imports its modules before its first
// test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
