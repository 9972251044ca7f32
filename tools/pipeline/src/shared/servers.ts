import type { ServerName } from './state.ts';

/** The servers of the product, as the operator runs them. */
export interface Servers {
  /** Migrates the database to the schema of this release. @throws Error; the schema is then unchanged */
  migrate(): Promise<string>;
  /**
   * Replaces the processes one after another, and waits until each is ready and reports the version.
   * @throws Error if one does not become ready; the ones after it are unchanged
   */
  replace(name: ServerName, semver: string): Promise<string>;
}
