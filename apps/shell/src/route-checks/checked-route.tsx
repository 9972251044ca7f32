import type { ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { StatusError } from './status-error.ts';

/**
 * What a route may ask before it shows; a check throws what is to be shown instead. Who is logged in is asked by
 * auth/protected-remote.tsx.
 */
const checks: Readonly<Record<string, (boot: Boot) => void>> = {
  /** Public routes ask for the branch; its host has settled that already. */
  branch: () => {},
};

/** Shows a route once its checks let it. @throws StatusError 500 for a check that nobody knows */
export function CheckedRoute({ by, boot, children }: { by: readonly string[]; boot: Boot; children: ReactNode }) {
  for (const name of by) {
    const check = checks[name];
    if (!check) throw new StatusError(500, `Unknown middleware ${name}`);
    check(boot);
  }
  return children;
}
