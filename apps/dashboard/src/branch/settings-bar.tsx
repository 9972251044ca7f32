import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { BranchSettings, EditedBranch } from '@umkreis/contract/branch-settings.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { branchSettingMessages } from './messages/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useState } from 'react';
import { useDashboard } from '../session/dashboard-context.tsx';
import { rejectedPaths } from '../write/rejected-fields.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useSettingText } from './setting-text.ts';
import { rejectedParts } from './settings-rejection.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

/**
 * Saves all changed settings in one request. If somebody else changed one of them meanwhile, asks which to
 * keep.
 */
export function SettingsBar({
  branchShortId,
  draft,
  onSaved,
}: {
  branchShortId: number;
  draft: SettingsDraft;
  /** Resolves once the screen shows it. */
  onSaved(edited?: EditedBranch): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [conflict, setConflict] = useState<Problem>();
  const { changed, settings, rejection, reject } = draft;
  const save = (version: number) =>
    write.run(async () => {
      reject(null);
      const body = Object.fromEntries(changed.map((name) => [name, settings[name]])) as Partial<BranchSettings>;
      try {
        const edited = await callApi(boot, 'PUT /branches/{branchShortId}/settings', {
          path: { branchShortId },
          body: { version, ...body },
          auth,
        });
        setConflict(undefined);
        await onSaved(edited);
        draft.settle(body);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setConflict(error.problem);
        const paths = rejectedPaths(error);
        if (paths.length > 0) reject({ sent: body, paths });
        throw error;
      }
    });
  const invalidSettings = changed.filter((name) => rejectedParts(rejection, name, settings[name]).length > 0);
  // What was rejected and is changed since is not saved, but no longer wrong either.
  const isUnsaved = changed.length > 0 && (write.state !== 'failed' || rejection !== null);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 rounded-b-card border-t border-line bg-paper p-4">
      {invalidSettings.length > 0 && <InvalidSettings names={invalidSettings} />}
      {conflict?.conflicts && (
        <SettingsConflict
          conflicts={conflict.conflicts}
          onKeepMine={() => void save(conflict.currentVersion ?? draft.version)}
          onTakeTheirs={() => {
            setConflict(undefined);
            draft.clear();
            void onSaved();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          disabled={changed.length === 0}
          busy={write.state === 'busy'}
          onClick={() => void save(draft.version)}
        >
          {t.save}
        </Button>
        {changed.length > 0 && (
          <Button kind="quiet" onClick={() => draft.clear()}>
            {t.discard}
          </Button>
        )}
        {invalidSettings.length === 0 &&
          (isUnsaved ? (
            <p className="text-xs text-changing">{t.unsaved({ n: changed.length })}</p>
          ) : (
            <WriteNote write={write} done={t.saved} />
          ))}
      </div>
    </div>
  );
}

function InvalidSettings({ names: invalidSettings }: { names: readonly string[] }) {
  const t = useMessages(branchMessages);
  const names = useMessages(branchSettingMessages);
  return (
    <div role="alert" className="text-sm text-danger">
      <p className="font-semibold">{t.faulty}</p>
      <ul className="list-disc pl-5">
        {invalidSettings.map((name) => (
          <li key={name}>{names.fieldError({ field: name })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Settings that somebody else changed meanwhile, and the choice which values to keep. */
function SettingsConflict({
  conflicts,
  onKeepMine,
  onTakeTheirs,
}: {
  conflicts: NonNullable<Problem['conflicts']>;
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const t = useMessages(branchMessages);
  const names = useMessages(branchSettingMessages);
  const textOf = useSettingText();
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.conflict}</p>
      <dl className="grid gap-2">
        {conflicts.map(({ field, theirs }) => (
          <div key={field}>
            <dt className="text-xs text-ink-soft">{names.settingName({ field })}</dt>
            <dd className="break-words whitespace-pre-wrap">{textOf(field, theirs)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
