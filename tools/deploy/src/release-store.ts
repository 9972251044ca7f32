import type { Surface } from '@umkreis/contract/boot.ts';
import type { ReleasePointers, SurfacePointer } from '@umkreis/contract/releases.ts';
import type { Abandoned } from '@umkreis/media/releases/abandoned-versions.ts';
import type { SeenPointer } from '@umkreis/media/releases/bucket-pointer.ts';

export interface Overview {
  pointers: ReleasePointers;
  /** What is incomplete or can't be read, in sentences. */
  problems: string[];
}

/**
 * Where releases count: a folder that edges read, or a bucket of which every edge has a copy. A version is added
 * first, whole; then the pointer names it.
 */
export interface ReleaseStore {
  /** Brings the releases folder of this machine up to date. @returns what it could not have, in sentences */
  pull(): Promise<string[]>;
  overview(): Promise<Overview>;
  /** The pointer that a command starts from. @throws Error when it can't be read */
  read(surface: Surface): Promise<SeenPointer>;
  /** @throws Error that names what a version lacks */
  requireWhole(surface: Surface, version: string): Promise<void>;
  /** Moves a version from its staging folder to its place; nobody gets it yet. */
  add(surface: Surface, version: string, staged: string): Promise<void>;
  /** Takes back `add`, for a version that no pointer names. */
  discard(surface: Surface, version: string): Promise<void>;
  /**
   * Changes a surface's pointer in one step.
   * @param change gets the pointer as it is; null: nothing to write
   * @throws PointerConflict when another machine has changed it since it was read
   */
  move(
    surface: Surface,
    seen: SeenPointer,
    change: (before: SurfacePointer | undefined) => SurfacePointer | null | Promise<SurfacePointer | null>,
  ): Promise<SurfacePointer | null>;
  /** Removes what the pointer named before and no longer names. Within the surface's lock. */
  tidy(surface: Surface, before: SurfacePointer | undefined, after: SurfacePointer): Promise<void>;
  /** What deployments left that no pointer names, written before a date. */
  abandoned(before: Date): Promise<Abandoned>;
}
