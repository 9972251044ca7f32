import { afterEach, vi } from 'vitest';

interface PageOfTests {
  happyDOM: { setURL(url: string): void };
}

/** Address at which Vitest opens the page. */
const ADDRESS = 'http://localhost:3000/';

// Runs before each test file. Otherwise files in one process would share module state, mocks and the page.
vi.resetModules();
if (typeof window !== 'undefined') {
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
