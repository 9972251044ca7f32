import type { EngineLink } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine/content.ts';
import { startedPage } from './started-page.ts';
import type { DrawnBase } from '@umkreis/guide-engine/results/drawing.ts';

/** The guide's engine as started by the bootstrap script. */
export interface StartedGuide {
  link: EngineLink;
  /** URL of its snapshot */
  snapshot: string;
  /** URL of the archive of places next to the snapshot; null: none */
  archive: string | null;
  /** The API serves the places as tiles. */
  isTiled: boolean;
  /** Categories, tags and icons of its places. @throws if they could not be loaded */
  naming: Promise<Names>;
  /** The value of `naming` once it is loaded */
  names: Names | null;
  /** The places passed to the map; null: none yet */
  drawn: DrawnBase | null;
  /** The engine's result for the snapshot; null: not yet */
  filled: Filled | null;
  /** Settles when the engine is filled. @throws if that fails */
  filling: Promise<Filled>;
  /** Makes the engine start immediately instead of waiting until the map has the places: somebody queries them. */
  prioritize(): void;
}

declare global {
  interface UmkreisPage {
    guide?: StartedGuide;
  }
}

/** Publishes the engine for the surface. */
export function setStartedGuide(started: StartedGuide): void {
  startedPage().guide = started;
}

export const startedGuide = (): StartedGuide | null => startedPage().guide ?? null;
