import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Surface } from '@umkreis/contract/boot.ts';
import type { SurfacePointer } from '@umkreis/contract/releases.ts';
import type { ReleaseBucket } from './release-bucket.ts';

/** Each surface has its own pointer, so that changes of different surfaces do not conflict. */
const pointerKey = (surface: Surface) => `pointers/${surface}.json`;

/** Used as a folder name. */
const version = z.string().regex(/^(?!\.+$)[\w.-]{1,128}$/);
const surfacePointer = z.object({
  current: version,
  since: z.string().optional(),
  previous: z.array(version),
  undone: z.array(version).optional(),
  left: z.record(version, z.string()).optional(),
  canary: z.object({ version, branches: z.array(z.int()), since: z.string().optional() }).optional(),
});

/** A pointer as it was read; a change only applies to this version. */
export interface SeenPointer {
  /** undefined: the surface was never released */
  pointer: SurfacePointer | undefined;
  /** null: there was no object */
  etag: string | null;
}

/** @throws Error that names the key, if it cannot be read or is not a pointer */
export async function readPointer(bucket: ReleaseBucket, surface: Surface): Promise<SeenPointer> {
  const key = pointerKey(surface);
  const object = await bucket.read(key, bucket.pointerMs);
  if (!object) return { pointer: undefined, etag: null };
  return { pointer: parsed(key, object.content.toString()), etag: object.etag };
}

function parsed(key: string, text: string): SurfacePointer {
  try {
    return surfacePointer.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${key} in the bucket is no pointer of a release.`, { cause });
  }
}

/** Another command has changed the surface's pointer since it was read. */
export class PointerConflict extends Error {
  readonly surface: Surface;
  constructor(surface: Surface, live: string | undefined) {
    super(
      `Another command changed the pointer of ${surface} at the same time; ${live ?? 'nothing'} is live, and nothing of this command is. Look at 'npm run deploy -- status' and run it again if it is still wanted.`,
    );
    this.surface = surface;
  }
}

/** Longer than the time between reading and writing a pointer, ms. */
const SETTLE_MS = 500;

/**
 * Replaces a surface's pointer if it has not changed since it was read: of two concurrent writers, one
 * succeeds.
 *
 * Services that support conditional writes (AWS, R2, MinIO, Ceph) decide it themselves. For others the pointer
 * is read again directly before the write, and again a while after it: a writer that was overwritten meanwhile
 * reports it.
 * @param settleMs between the write and the last read
 * @throws PointerConflict if another pointer was written; the bucket's error if the outcome is uncertain
 */
export async function replacePointer(
  bucket: ReleaseBucket,
  surface: Surface,
  { etag }: SeenPointer,
  pointer: SurfacePointer,
  settleMs = SETTLE_MS,
): Promise<void> {
  const key = pointerKey(surface);
  const content = Buffer.from(JSON.stringify(pointer));
  const now = await readPointer(bucket, surface);
  if (now.etag !== etag) throw new PointerConflict(surface, now.pointer?.current);
  const isWritten = await bucket.replace(key, content, etag);
  if (isWritten) await wait(settleMs);
  // A write that was repeated after a lost response fails its condition although it succeeded.
  const after = await bucket.read(key, bucket.pointerMs);
  if (after?.content.equals(content)) return;
  throw new PointerConflict(surface, after && parsed(key, after.content.toString()).current);
}
