import type { Branch } from '@umkreis/contract/branch.ts';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';

/** The props of every section of the form. */
export interface PartProps {
  branch: Branch;
  settings: BranchSettings;
  configured: BranchSettings;
  onChange(part: Partial<BranchSettings>): void;
}
