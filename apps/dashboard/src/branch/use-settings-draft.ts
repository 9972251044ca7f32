import { useMemo, useState } from 'react';
import type { BranchSetting, BranchSettings, EditedBranch } from '@umkreis/contract/branch-settings.ts';
import { drafts } from '../outbox/drafts.ts';
import { fieldsOf, storedFields } from '../outbox/stored-fields.ts';
import type { SettingsRejection } from './settings-rejection.ts';

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
  rejection: SettingsRejection | null;
  reject(rejection: SettingsRejection | null): void;
  change(part: Partial<BranchSettings>): void;
  /** Removes the saved changes from the draft; later input stays. */
  settle(sent: Partial<BranchSettings>): void;
  clear(): void;
}

/** The settings that differ from the stored ones, persisted on this device until they are saved or discarded. */
export function useSettingsDraft(edited: EditedBranch): SettingsDraft {
  const name = `branch:${edited.branchShortId}`;
  const stored = edited.settings as BranchSettings;
  const [{ version, typed }, setLocal] = useState(() => readLocalDraft(drafts.read(name), stored));
  const [rejection, reject] = useState<SettingsRejection | null>(null);
  const settings = useMemo(() => ({ ...stored, ...typed }), [stored, typed]);
  return {
    settings,
    changed: (Object.keys(stored) as BranchSetting[]).filter(
      (one) => one in typed && JSON.stringify(typed[one]) !== JSON.stringify(stored[one]),
    ),
    version: Math.min(version ?? edited.version, edited.version),
    rejection,
    reject,
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
      reject(null);
      setLocal(nothing);
    },
  };
}

function readLocalDraft(text: string | null, stored: BranchSettings): LocalDraft {
  const { version, typed } = fieldsOf(text);
  return {
    version: typeof version === 'number' ? version : null,
    typed: storedFields(JSON.stringify(typed ?? {}), stored),
  };
}
