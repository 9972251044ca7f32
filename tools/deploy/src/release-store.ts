import type { Surface } from '@umkreis/contract/boot.ts';
import type { ReleasePointers, SurfacePointer } from '@umkreis/contract/releases.ts';
import type { Abandoned } from '@umkreis/releases/abandoned-versions.ts';
import type { SeenPointer } from '@umkreis/releases/bucket-pointer.ts';

export interface Overview {
  pointers: ReleasePointers;
  /** Semantic versions that releases recorded, by 'surface/version'. */
  semvers: Record<string, string>;
  /** Commits that releases recorded, as texts, by 'surface/version'. */
  commits: Record<string, string>;
  /** Incomplete or unreadable releases, in sentences. */
  problems: string[];
}

/**
 * The authoritative storage of releases: a folder that edges read, or a bucket that every edge copies. A
 * complete version is added first, then the pointer names it.
 */
export interface ReleaseStore {
  /** Updates this machine's releases folder. @returns problems in sentences */
  pull(): Promise<string[]>;
  overview(): Promise<Overview>;
  /** The pointer from which a command starts. @throws Error if it cannot be read */
  read(surface: Surface): Promise<SeenPointer>;
  /** @throws Error that names what a version lacks */
  requireWhole(surface: Surface, version: string): Promise<void>;
  /** Moves a version from its staging folder to its place, without making it live. */
  add(surface: Surface, version: string, staged: string): Promise<void>;
  /** Undoes `add` for a version that no pointer names. */
  discard(surface: Surface, version: string): Promise<void>;
  /**
   * Changes a surface's pointer atomically.
   * @param change receives the current pointer; null: nothing to write
   * @throws PointerConflict if another machine has changed it since it was read
   */
  move(
    surface: Surface,
    seen: SeenPointer,
    change: (before: SurfacePointer | undefined) => SurfacePointer | null | Promise<SurfacePointer | null>,
  ): Promise<SurfacePointer | null>;
  /** Removes versions that only the previous pointer named. Requires the surface's lock. */
  tidy(surface: Surface, before: SurfacePointer | undefined, after: SurfacePointer): Promise<void>;
  /** Leftovers of deployments that no pointer names, written before a date. */
  abandoned(before: Date): Promise<Abandoned>;
}
