import type { ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { StatusError } from './status-error.ts';

/**
 * Checks of a route; a failed check throws the error to show. The login is checked by
 * auth/protected-remote.tsx.
 */
const checks: Readonly<Record<string, (boot: Boot) => void>> = {
  /** Always passes: the host has determined the branch already. */
  branch: () => {},
};

/** Renders a route if its checks pass. @throws StatusError 500 for an unknown check */
export function CheckedRoute({ by, boot, children }: { by: readonly string[]; boot: Boot; children: ReactNode }) {
  for (const name of by) {
    const check = checks[name];
    if (!check) throw new StatusError(500, `Unknown middleware ${name}`);
    check(boot);
  }
  return children;
}
