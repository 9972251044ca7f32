import { isDeepStrictEqual } from 'node:util';
import type {
  DashboardMedium,
  ItemMediumCreate,
  ItemMediumReuse,
  ItemMediumUpdate,
  PictureFocus,
} from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isPanorama, type PictureFacts } from '@umkreis/pictures/inspect-picture.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { editItem } from '../item-history/edit-item.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { freeFile } from '@umkreis/media-files/free-file.ts';
import { useFile } from '@umkreis/media-files/media-files.repository.ts';
import { withStoredPicture } from '../media-files/with-stored-picture.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';
import { loadDashboardMedium } from './media.repository.ts';
import {
  countMedia,
  deleteMediumRow,
  findSameMedium,
  hashOf,
  insertMediumRow,
  writeMedium,
} from './medium-rows.repository.ts';

const tables = ['item_media'] as const;
const MOST_OF_ITEM = 200;

/** Stores an uploaded picture and adds it to the item. @throws ProblemError 400, 404, 422 */
export async function createMedium(
  db: Db,
  store: MediaStore,
  key: ItemKey,
  body: ItemMediumCreate,
  upload: { bytes: Buffer; facts: PictureFacts },
  author: string,
): Promise<DashboardMedium> {
  // Checked first, so that a picture that cannot be used is not stored.
  if (body.replaces) await replaceable(db, key, body.replaces, upload.facts);
  else assertKind(body.kind, body.videoUrl, upload.facts);
  const action = body.replaces ? 'media-update' : 'media-create';
  const { medium, freed } = await withStoredPicture(db, store, upload, (hash) =>
    editItem(db, key, { author, action, tables }, async (trx) => {
      if (!(await useFile(trx, hash))) return undefined;
      return body.replaces
        ? replaceFile(trx, key, body.replaces, hash, upload.facts)
        : { medium: await insertOnce(trx, key, hash, body), freed: null };
    }),
  );
  if (freed) await freeFile(db, store, freed);
  return medium;
}

/** Adds a picture of one item to another, or replaces a picture there. @throws ProblemError 400, 404, 422 */
export async function reuseMedium(
  db: Db,
  store: MediaStore,
  key: ItemKey,
  source: ItemKey,
  { mediumId, replaces }: ItemMediumReuse,
  author: string,
): Promise<DashboardMedium> {
  const action = replaces ? 'media-update' : 'media-create';
  const { medium, freed } = await editItem(db, key, { author, action, tables }, async (trx) => {
    const [stored, hash] = [await loadDashboardMedium(trx, source, mediumId), await hashOf(trx, source, mediumId)];
    if (!stored || !hash || !(await useFile(trx, hash))) throw notFound('Medium');
    if (replaces) return replaceFile(trx, key, replaces, hash, stored);
    const { kind, title, alt, credit, licence, videoUrl, focus } = stored;
    const body = { itemId: key.id, kind, title, alt, credit, licence, ...(videoUrl && { videoUrl }) };
    return { medium: await insertMedium(trx, key, hash, body, focus), freed: null };
  });
  if (freed) await freeFile(db, store, freed);
  return medium;
}

/** A medium of an item whose file may be replaced. @throws ProblemError 400, 422 */
async function replaceable(
  db: Reader,
  key: ItemKey,
  mediumId: string,
  facts: { width: number; height: number },
): Promise<DashboardMedium> {
  const stored = await loadDashboardMedium(db, key, mediumId);
  if (stored?.itemId !== key.id) throw invalidField('/replaces', 'is no medium of this item');
  assertKind(stored.kind, stored.videoUrl ?? undefined, facts);
  return stored;
}

/**
 * Replaces the file of a medium; position, texts and kind are unchanged, the focus is reset.
 * @returns also the previous file
 */
async function replaceFile(
  trx: Trx,
  key: ItemKey,
  mediumId: string,
  hash: string,
  facts: { width: number; height: number },
): Promise<{ medium: DashboardMedium; freed: string | null }> {
  const stored = await replaceable(trx, key, mediumId, facts);
  const before = (await hashOf(trx, key, mediumId))!;
  if (before === hash) return { medium: stored, freed: null };
  await writeMedium(trx, key, mediumId, { file_hash: hash, ...focusColumns(null) });
  return { medium: (await loadDashboardMedium(trx, key, mediumId))!, freed: before };
}

const rowOf = ({ kind, title, alt, credit, licence, videoUrl }: ItemMediumCreate) => ({
  kind,
  title,
  alt,
  credit,
  licence,
  video_url: videoUrl ?? null,
});

/** Repeated uploads after a lost response: a medium that the item already has is not added twice. */
async function insertOnce(trx: Trx, key: ItemKey, hash: string, body: ItemMediumCreate): Promise<DashboardMedium> {
  const same = await findSameMedium(trx, key, { ...rowOf(body), file_hash: hash });
  return same ? (await loadDashboardMedium(trx, key, same))! : insertMedium(trx, key, hash, body);
}

/** Stored with three decimals, less than a pixel of a cropped picture. */
const rounded = (focus: PictureFocus | null) =>
  focus && { x: Math.round(focus.x * 1000) / 1000, y: Math.round(focus.y * 1000) / 1000 };
const focusColumns = (focus: PictureFocus | null) => ({ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null });

async function insertMedium(
  trx: Trx,
  key: ItemKey,
  hash: string,
  body: ItemMediumCreate,
  focus: PictureFocus | null = null,
): Promise<DashboardMedium> {
  const { count, last } = await countMedia(trx, key);
  if (count >= MOST_OF_ITEM) throw invalidField('/itemId', `has ${MOST_OF_ITEM} media already`);
  const id = await insertMediumRow(trx, key, {
    ...rowOf(body),
    ...focusColumns(focus),
    file_hash: hash,
    sort_order: body.sortOrder ?? Math.min(last + 1, 9999),
  });
  return (await loadDashboardMedium(trx, key, id))!;
}

/**
 * Writes the given fields.
 * @throws ProblemError 409 with both values if a field was written since the state the editor saw
 */
export async function updateMedium(
  db: Db,
  key: ItemKey,
  mediumId: string,
  { dateUpdated, ...given }: Omit<ItemMediumUpdate, 'id'>,
  author: string,
): Promise<DashboardMedium> {
  return editItem(db, key, { author, action: 'media-update', tables }, async (trx, item) => {
    const medium = await loadDashboardMedium(trx, key, mediumId);
    if (!medium) throw notFound('Medium');
    const stored = { ...medium, focus: medium.focus ?? null };
    const fields = { ...given, ...(given.focus !== undefined && { focus: rounded(given.focus) }) };
    const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter(
      (field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], stored[field]),
    );
    if (changed.length === 0) return medium;
    if (dateUpdated !== undefined && Date.parse(dateUpdated) < Date.parse(stored.dateUpdated)) {
      throw new ProblemError(409, 'conflict', 'Somebody else changed this medium', {
        detail: 'Choose a value and send it again.',
        currentVersion: item.version,
        conflicts: changed.map((field) => ({ field, yours: fields[field], theirs: stored[field] })),
      });
    }
    const next = { ...stored, ...Object.fromEntries(changed.map((field) => [field, fields[field]])) };
    assertKind(next.kind, next.videoUrl ?? undefined, stored);
    await writeMedium(trx, key, mediumId, {
      kind: next.kind,
      title: next.title,
      alt: next.alt,
      credit: next.credit,
      licence: next.licence,
      video_url: next.videoUrl,
      ...focusColumns(next.focus),
      sort_order: next.sortOrder,
    });
    return (await loadDashboardMedium(trx, key, mediumId))!;
  });
}

/** Removes a medium from its item; the file is removed with its last use. */
export async function deleteMedium(
  db: Db,
  store: MediaStore,
  key: ItemKey,
  mediumId: string,
  author: string,
): Promise<void> {
  const hash = await editItem(db, key, { author, action: 'media-delete', tables }, async (trx) => {
    const freed = await deleteMediumRow(trx, key, mediumId);
    if (freed === undefined) throw notFound('Medium');
    return freed;
  });
  await freeFile(db, store, hash);
}

function assertKind(kind: number, videoUrl: string | undefined, facts: { width: number; height: number }): void {
  if (kind === itemMediumKeys.video && !videoUrl) throw invalidField('/videoUrl', 'say where the video plays');
  if (kind !== itemMediumKeys.video && videoUrl) throw invalidField('/videoUrl', 'belongs to a video alone');
  if (kind === itemMediumKeys.panorama && !isPanorama(facts)) {
    throw new ProblemError(422, 'no-panorama', 'The picture is no panorama of 360°', {
      errors: [
        {
          field: '/kind',
          message: `a panorama is twice as wide as high; this one has ${facts.width} × ${facts.height} pixels`,
        },
      ],
    });
  }
}
