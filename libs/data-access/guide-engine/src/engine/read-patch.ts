import type { ItemChanges } from '@umkreis/contract/item-changes.ts';
import { patchItems } from '@umkreis/places/patch-items.ts';
import { canKeepTiles, type ArchivedPlaces } from '../places/archived-places.ts';
import type { Content, ReadContent } from './content.ts';
import type { GuideState } from './guide-state.ts';

/** The current content with newer items. */
export interface Patch {
  /** It keeps the archive that the map draws. */
  content: ReadContent;
  archived: ArchivedPlaces;
  /** IDs of changed, new and deleted items */
  changed: ReadonlySet<string>;
}

/**
 * Reads only what has changed since the current content.
 * @returns null: the content has to be read as a whole
 */
export async function readPatch(state: GuideState, next: Content, signal: AbortSignal): Promise<Patch | null> {
  const before = state.content;
  if (!before || before.document.tiled || !next.changes || before.snapshot === next.snapshot) return null;
  if (before.where.branch?.shortId !== next.where.branch?.shortId) return null;
  const changes = await readChanges(next.changes, signal);
  const patched = changes && patchItems(before.document.items, fileNameOf(before.snapshot), changes);
  if (!patched) return null;
  const { version, total } = changes;
  const archived = state.archivedWith(patched);
  if (!canKeepTiles(archived, version) && (await hasArchive(next, signal))) return null;
  if (state.content !== before) return null;
  const document = { ...before.document, version, total, items: [...patched.items] };
  const content = { ...next, names: before.names, archive: before.archive, document };
  return { content, archived, changed: patched.changed };
}

/** null: servers of older releases have none; without a connection the whole content can't be read either. */
async function readChanges(url: string, signal: AbortSignal): Promise<ItemChanges | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as ItemChanges) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Whether the archive of a snapshot exists; it is written after it. */
export async function hasArchive({ archive }: Content, signal: AbortSignal): Promise<boolean> {
  if (!archive) return false;
  const response = await fetch(archive, { method: 'HEAD', signal }).catch(() => null);
  signal.throwIfAborted();
  return response?.ok ?? false;
}

const fileNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
