import type { EngineLink } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine/content.ts';
import type { DrawnBase } from '@umkreis/guide-engine/answers/drawing.ts';

/** The guide's engine as the page's first script started it. */
export interface StartedGuide {
  link: EngineLink;
  /** Address of the snapshot it was given */
  snapshot: string;
  /** Address of the points beside it, which the map reads by itself; null: there are none, or they could not be read */
  points: string | null;
  /** The map asks for the places as tiles */
  isTiled: boolean;
  /** Categories, tags and icons of its places. @throws when they could not be read */
  naming: Promise<Names>;
  /** The same, as soon as they are read */
  names: Names | null;
  /** What the map was given of the places; null: nothing yet */
  drawn: DrawnBase | null;
  /** What the engine said of the snapshot; null: not yet */
  filled: Filled | null;
  /** Settles when it has been filled. @throws when it could not be */
  filling: Promise<Filled>;
  /** Something is asked of the places: the engine no longer waits for the map to have them. */
  hurry(): void;
}

const key = Symbol.for('umkreis.started-guide');
type Page = typeof globalThis & { [key]?: StartedGuide };

/** Puts the engine where the surface finds it. The script and the surface are of one release. */
export function keepStartedGuide(started: StartedGuide): void {
  (globalThis as Page)[key] = started;
}

export const startedGuide = (): StartedGuide | null => (globalThis as Page)[key] ?? null;
