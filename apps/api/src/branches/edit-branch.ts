import { existsSync } from 'node:fs';
import { settingErrors, withSettings } from '@umkreis/branches/config/stored-settings.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import {
  branchSettingNames,
  readBranchSettings,
  settingsOf,
  type BranchSettings,
  type BranchSettingsUpdate,
  type EditedBranch,
} from '@umkreis/contract/branch-settings.ts';
import type { Db } from '@umkreis/db/database.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import {
  loadSettings,
  settingsAt,
  settingsChangedSince,
  writeSettings,
  type StoredSettings,
  showsItem,
} from './branch-settings.repository.ts';
import { isUploadedLogo, logoFile } from './store-logo.ts';

export interface BranchEdit {
  db: Db;
  dataDir: string;
  /** The branch without the editors' settings. */
  unset: Branch;
  author: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Settings of a branch as its editor sees them. */
export function editedBranchOf(unset: Branch, { settings, version }: StoredSettings): EditedBranch {
  const [effective, configured] = [settingsOf(withSettings(unset, settings)), settingsOf(unset)];
  return {
    branchShortId: unset.shortId,
    version,
    settings: effective,
    configured,
    edited: branchSettingNames.filter((name) => !same(effective[name], configured[name])),
  };
}

/**
 * Writes all the given settings or none of them. What others wrote since `version` is kept, unless it is the same
 * setting.
 * @throws ProblemError 409 with both values for the same setting; 400 naming a value that conflicts with the other
 * settings
 */
export async function updateBranch(
  edit: BranchEdit,
  { version: seen, ...update }: BranchSettingsUpdate,
): Promise<EditedBranch> {
  return change(edit, 'update', async (trx, now, { version }) => {
    const sent = branchSettingNames.filter((name) => update[name] !== undefined && !same(update[name], now[name]));
    if (seen > version)
      throw new ProblemError(400, 'invalid-field', 'A field is not valid', {
        errors: [{ field: '/version', message: `the newest version is ${version}` }],
        currentVersion: version,
      });
    if (seen < version) {
      const changed = await settingsChangedSince(trx, edit.unset.shortId, seen);
      const conflicts = sent
        .filter((name) => changed.has(name))
        .map((field) => ({ field, yours: update[field], theirs: now[field] }));
      if (conflicts.length > 0)
        throw new ProblemError(409, 'conflict', 'Somebody else changed the same setting', {
          detail: 'Choose a value and send it with the current version.',
          conflicts,
          currentVersion: version,
        });
    }
    return Object.fromEntries(sent.map((name) => [name, update[name]]));
  });
}

/**
 * Restores the settings of a revision; recorded like any other write.
 * @throws ProblemError 404 if the revision does not exist, 409 if somebody wrote since `seen`
 */
export async function restoreBranch(edit: BranchEdit, revision: number, seen: number): Promise<EditedBranch> {
  return change(edit, 'restore', async (trx, _now, { version }) => {
    if (seen !== version)
      throw new ProblemError(409, 'conflict', 'Somebody changed the branch since', {
        detail: 'Look at the newest version and send its number.',
        currentVersion: version,
      });
    const then = await settingsAt(trx, edit.unset.shortId, revision);
    if (!then) throw notFound('Revision');
    return readBranchSettings(then);
  });
}

async function change(
  { db, dataDir, unset, author }: BranchEdit,
  action: 'update' | 'restore',
  work: (trx: Trx, now: BranchSettings, stored: StoredSettings) => Promise<Partial<BranchSettings>>,
): Promise<EditedBranch> {
  return transact(db, unset.shortId, async (trx) => {
    const stored = await loadSettings(trx, unset.shortId, true);
    const before = settingsOf(withSettings(unset, stored.settings));
    const written = await work(trx, before, stored);
    const after = { ...before, ...written };
    const names = branchSettingNames.filter((name) => !same(before[name], after[name]));
    if (names.length === 0) return editedBranchOf(unset, stored);
    assertSound(unset, after);
    for (const name of names) await assertThere(trx, dataDir, unset, name, after);
    const configured = settingsOf(unset);
    const settings = Object.fromEntries(
      branchSettingNames.filter((name) => !same(after[name], configured[name])).map((name) => [name, after[name]]),
    );
    const changes = Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }]));
    const version = await writeSettings(
      trx,
      unset.shortId,
      { settings: Object.keys(settings).length > 0 ? settings : null, version: stored.version },
      { author, action, changes },
    );
    return editedBranchOf(unset, { settings, version });
  });
}

function assertSound(unset: Branch, after: BranchSettings): void {
  const errors = settingErrors({ ...unset, ...after }, unset);
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid-field', 'A field is not valid', {
      errors: errors.map(({ setting, message }) => ({ field: `/${setting}`, message })),
    });
}

/**
 * Checks that what a setting refers to exists: a picture, a floor of the branch, a place that the branch includes.
 */
async function assertThere(
  trx: Trx,
  dataDir: string,
  unset: Branch,
  name: keyof BranchSettings,
  after: BranchSettings,
): Promise<void> {
  const reject = (field: string, message: string) =>
    new ProblemError(400, 'invalid-field', 'A field is not valid', { errors: [{ field, message }] });
  const isMissing = (logo: string | null, configured: string | null) =>
    logo !== null &&
    logo !== configured &&
    !(existsSync(logoFile(dataDir, logo)) && (!isUploadedLogo(logo) || logo.startsWith(`${unset.subdomain}-`)));
  if (name === 'logo' && isMissing(after.logo, unset.logo)) throw reject('/logo', 'upload the picture first');
  if (name === 'menuButton' && isMissing(after.menuButton, unset.menuButton))
    throw reject('/menuButton', 'upload the picture first');
  if (name === 'inFrame' && isMissing(after.inFrame.logo, unset.inFrame.logo))
    throw reject('/inFrame/logo', 'upload the picture first');
  if (name === 'appPictures') {
    const at = after.appPictures.findIndex(
      (picture) => !picture.startsWith(`${unset.subdomain}-app-`) || !existsSync(logoFile(dataDir, picture)),
    );
    if (at >= 0) throw reject(`/appPictures/${at}`, 'upload the picture first');
  }
  if (name === 'levels') {
    const at = after.levels.findIndex(
      ({ layerPath }) => layerPath !== null && !layerPath.startsWith(`/branches/${unset.shortId}/`),
    );
    if (at >= 0) throw reject(`/levels/${at}/layerPath`, 'belongs to another branch');
  }
  if (name === 'centerItem')
    for (const [field, nanoId] of Object.entries(after.centerItem))
      if (
        nanoId !== null &&
        nanoId !== unset.centerItem.productionItemNanoId &&
        !(await showsItem(trx, unset.shortId, nanoId))
      )
        throw reject(`/centerItem/${field}`, 'the branch shows no such item');
}
