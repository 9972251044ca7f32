import { afterEach, vi } from 'vitest';

// Each file evaluates its own modules: module state and mocks of another file are not its business.
vi.resetModules();

// Test files that share a process share its globals. Hooks registered first run last, so a file's own `afterEach`
// still sees its stubs. Vitest's `unstubGlobals` and `restoreMocks` act before the next test, which is too late: the
// next file imports its modules before its first test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
