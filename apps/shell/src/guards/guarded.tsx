import type { ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { StatusError } from './status-error.ts';

/** What a route may ask before it shows. A guard throws what is to be shown instead. */
const guards: Readonly<Record<string, (boot: Boot) => void>> = {
  /** Public routes ask for the branch; its host has settled that already. */
  branch: () => {},
};

/** Shows a route once its guards let it. @throws StatusError 500 for a guard that nobody knows */
export function Guarded({ by, boot, children }: { by: readonly string[]; boot: Boot; children: ReactNode }) {
  for (const name of by) {
    const guard = guards[name];
    if (!guard) throw new StatusError(500, `Unknown middleware ${name}`);
    guard(boot);
  }
  return children;
}
