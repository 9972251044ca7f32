import { useMemo, useState } from 'react';
import {
  branchSettingNames,
  readTypedSettings,
  type BranchSetting,
  type BranchSettings,
  type EditedBranch,
} from '@umkreis/contract/branch-settings.ts';
import { drafts } from '../outbox/drafts.ts';

interface LocalDraft {
  /** Version that the person saw when editing started. */
  version: number | null;
  typed: Partial<BranchSettings>;
}
const nothing: LocalDraft = { version: null, typed: {} };

export interface SettingsDraft {
  /** The stored settings with the local changes applied. */
  settings: BranchSettings;
  changed: BranchSetting[];
  version: number;
  change(part: Partial<BranchSettings>): void;
  /** Removes the saved changes from the draft; later input stays. */
  settle(sent: Partial<BranchSettings>): void;
  clear(): void;
}

/** The settings that differ from the stored ones, persisted on this device until they are saved or discarded. */
export function useSettingsDraft(edited: EditedBranch): SettingsDraft {
  const name = `branch:${edited.branchShortId}`;
  const [{ version, typed }, setLocal] = useState(() => readLocalDraft(drafts.read(name)));
  const stored = edited.settings as BranchSettings;
  const settings = useMemo(() => ({ ...stored, ...typed }), [stored, typed]);
  return {
    settings,
    changed: branchSettingNames.filter(
      (one) => one in typed && JSON.stringify(typed[one]) !== JSON.stringify(stored[one]),
    ),
    version: Math.min(version ?? edited.version, edited.version),
    change(part) {
      setLocal((before) => {
        const next = { version: before.version ?? edited.version, typed: { ...before.typed, ...part } };
        drafts.write(name, JSON.stringify(next));
        return next;
      });
    },
    settle(sent) {
      setLocal((before) => {
        const left = Object.entries(before.typed).filter(
          ([setting, value]) => JSON.stringify(value) !== JSON.stringify(sent[setting as BranchSetting]),
        );
        if (left.length === 0) {
          drafts.remove(name);
          return nothing;
        }
        const next: LocalDraft = { version: null, typed: Object.fromEntries(left) };
        drafts.write(name, JSON.stringify(next));
        return next;
      });
    },
    clear() {
      drafts.remove(name);
      setLocal(nothing);
    },
  };
}

function readLocalDraft(text: string | null): LocalDraft {
  try {
    const { version, typed } = JSON.parse(text ?? '{}') as { version?: unknown; typed?: unknown };
    return { version: typeof version === 'number' ? version : null, typed: readTypedSettings(typed) };
  } catch {
    return nothing;
  }
}
