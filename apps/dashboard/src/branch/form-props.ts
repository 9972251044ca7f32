import type { Branch } from '@umkreis/contract/branch.ts';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';

/** What every part of the form is given. */
export interface PartProps {
  branch: Branch;
  settings: BranchSettings;
  configured: BranchSettings;
  onChange(part: Partial<BranchSettings>): void;
}
