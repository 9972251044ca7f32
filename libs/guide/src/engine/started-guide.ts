import type { EngineLink } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';

/** The guide's engine as the page's first script started it. */
export interface StartedGuide {
  link: EngineLink;
  /** Name of the snapshot it was given */
  fileName: string;
  /** What it said of it; null: not yet */
  filled: Filled | null;
  /** Settles when it has been filled. @throws when it could not be */
  filling: Promise<Filled>;
}

const key = Symbol.for('umkreis.started-guide');
type Page = typeof globalThis & { [key]?: StartedGuide };

/** Puts the engine where the surface finds it. The script and the surface are of one release. */
export function keepStartedGuide(started: StartedGuide): void {
  (globalThis as Page)[key] = started;
}

export const startedGuide = (): StartedGuide | null => (globalThis as Page)[key] ?? null;
